export const landedStarships: typeof import('./landed-starships.en.ts').landedStarships = {
  rules: {
    'TRM-455': 'Le pilote d’un vaisseau atterri. L’aptitude du pilote permanent d’un vaisseau spatial atterri vous laisse occuper et contrôler la localisation, mais ne compte pas pour la destinée de bataille.',
    'TRM-454': 'Vaisseau atterri : le texte. Sur un vaisseau spatial atterri, ne tenez compte que du texte de jeu sur le déploiement, les capacités, le mouvement et le décollage, ainsi que sur l’identité et l’aptitude de ses pilotes permanents et astromécanos.',
    'TRM-452': 'Un vaisseau atterri ne vole pas. Les cartes qui n’ont de sens que pour un vaisseau en mouvement ne peuvent pas être utilisées pour un vaisseau spatial atterri.',
    'WPN-072': 'Atterri, pas d’arme de vaisseau. Un chasseur stellaire atterri n’utilise pas d’armes de vaisseau spatial, sauf celles qui disent agir à un site.',
  },

  reasons: {
    'TRM-454': '{card} est atterri : cette partie de son texte de jeu ne fait rien pour l’instant.',
    'TRM-452': '{card} est atterri, et {by} ne vaut que pour un vaisseau en mouvement.',
    'WPN-072/in a cargo bay': '{ship} est dans une soute, et {card} n’y sert pas.',
    'WPN-072': '{ship} est posé, et {card} ne sert pas à un site.',
  },
}
