export const prepositions: typeof import('./prepositions.en.ts').prepositions = {
  rules: {
    'TRM-339': 'Même système planétaire. Quand une carte dit « même système planétaire », elle veut dire la localisation de ce système planétaire et rien de plus. Les sites et secteurs associés doivent être nommés.',
    'CTL-048': 'Ce qu’est « ici ». « Ici » désigne cette localisation, sauf si le texte parle manifestement de cette carte elle-même.',
    'CTL-055': 'Pas au système où il orbite. Une carte à un site d’un vaisseau spatial, véhicule ou système mobile n’est pas au système où celui-ci se trouve.',
    'CTL-054': 'À bord. Une carte est à bord d’un vaisseau spatial ou véhicule si elle est à un de ses sites, sur sa passerelle, dans son poste de pilotage ou dans sa soute.',
    'CTL-053': 'Avec. Une carte est avec une autre quand toutes deux sont à la même localisation. Aucune carte n’est avec elle-même.',
    'CTL-051': 'À une planète. Une carte est à une planète si elle est dessus, ou en orbite à son système planétaire.',
    'CTL-050': 'Sur une planète. Une carte est sur une planète si elle est à un de ses sites, secteurs nuageux ou secteurs de Death Star II, ou à l’intérieur de quelque chose qui s’y trouve.',
  },

  reasons: {
    'TRM-339': '{card} est à un lieu lié à ce système, et non au système même.',
    'CTL-048': '« Ici » désigne {by} même, et {card} n’est pas dessus.',
    'CTL-055': '{card} n’est ni à un site ou secteur de cette planète, ni à son système.',
    'CTL-054': '{card} n’est pas à bord.',
    'CTL-053': '{card} n’est avec aucune telle carte à sa localisation.',
    'CTL-051': '{card} est à la planète, en orbite, et non dessus.',
    'CTL-050': '{card} n’est pas sur cette planète.',
  },
}
