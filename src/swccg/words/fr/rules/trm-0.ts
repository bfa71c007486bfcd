export const trm0 = {
  'TRM-007': {
    title: 'Ce qu’est un personnage',
    text: 'C’est son icône qui dit si un personnage est un alien, un Impérial, un Rebelle ou un droïde, quoi qu’on dise de lui par ailleurs.',
  },
  'TRM-013': {
    title: 'Les captifs gelés ne disparaissent pas',
    text: 'Un captif gelé n’est jamais porté disparu. Si son escorte disparaît, il reste au site, sans personne pour l’escorter.',
  },
  'TRM-018': {
    title: 'Places d’astromécano',
    text: 'Une place d’astromécano est une place de passager, mais où seul un droïde astromécano peut prendre place.',
  },
  'TRM-019': {
    title: 'Astromécano sur un siège passager',
    text: 'Si un personnage est capable de servir d’astromécano, il sert tout aussi bien votre vaisseau spatial depuis une place ordinaire de passager.',
  },
  'TRM-023': {
    title: 'Ce qu’est un champ de bataille',
    text: 'Une localisation est un champ de bataille tant que vous et votre adversaire y avez chacun au moins une icône de Force. Cela vaut pour les sites, les systèmes planétaires et les secteurs.',
  },
  'TRM-024': {
    title: 'Icônes ajoutées ou annulées',
    text: 'Pour savoir si une localisation est un champ de bataille, comptez les icônes de Force que d’autres cartes y ajoutent, et ne comptez pas celles qui sont annulées à ce moment.',
  },
  'TRM-025': {
    title: 'Icônes des Maîtres Jedi',
    text: 'L’icône d’un Maître Jedi ou d’un Maître Jedi obscur n’est à aucune localisation. Elle ne fait d’aucune un champ de bataille.',
  },
  'TRM-026': {
    title: 'Jamais champs de bataille',
    text: 'Avec ou sans icônes, un holosite, une localisation de Dagobah ou une localisation sous bouclier n’est pas un champ de bataille.',
  },
  'TRM-027': {
    title: 'Audience Chamber sous Bo Shuda',
    text: 'Tant que Bo Shuda est déployé à Jabba’s Palace: Audience Chamber, ce site n’est pas un champ de bataille.',
  },
  'TRM-028': {
    title: 'Podrace Arena pendant la course',
    text: 'Dès qu’un joueur a un total de course supérieur à 0, Tatooine: Podrace Arena cesse d’être un champ de bataille, jusqu’à ce que les deux totaux soient revenus à 0.',
  },
  'TRM-029': {
    title: 'Le Sénat, jamais champ de bataille',
    text: 'Rien ne fait de Coruscant: Galactic Senate un champ de bataille.',
  },
  'TRM-030': {
    title: 'Les biker scouts',
    text: 'Un biker scout est aussi un trooper, un éclaireur et un stormtrooper.',
  },
  'TRM-045': {
    title: 'Pont et cargaison',
    text: 'Les places de pilotes, de conducteurs et de passagers sont sur le pont ou dans le cockpit, et les personnages qui s’y trouvent les occupent. Les places de véhicules et de chasseurs stellaires sont dans la cargaison.',
  },
  'TRM-046': {
    title: 'Dans ses sites, hors capacité',
    text: 'Un personnage à un site de votre vaisseau spatial ou véhicule n’occupe aucune place de la carte. De là, il ne la pilote pas, ne la conduit pas et ne l’améliore en rien.',
  },
  'TRM-048': {
    title: 'En cargaison, simples passagers',
    text: 'Qui est à bord d’un véhicule ou d’un vaisseau spatial rangé dans une cargaison en est passager : il ne le pilote ni ne le conduit.',
  },
  'TRM-049': {
    title: 'Qui escorte',
    text: 'Le chasseur de primes ou guerrier qui prend un captif sous sa garde, par transfert de prisonniers aussi, en est l’escorte.',
  },
  'TRM-050': {
    title: 'Un captif par escorte',
    text: 'Aucun personnage n’escorte deux captifs en même temps.',
  },
  'TRM-051': {
    title: 'Pas de captif de main en main',
    text: 'Une escorte ne donne pas son captif directement à un autre chasseur de primes ou guerrier, à moins qu’une carte ne le permette.',
  },
  'TRM-054': {
    title: 'Gelé : ni puissance ni aptitude',
    text: 'Ce qui demande la puissance, l’aptitude ou la vitesse terrestre d’un captif gelé trouve 0.',
  },
  'TRM-059': {
    title: 'Gelé une fois',
    text: 'Ce qui gèle un personnage ne choisit pas celui qui l’est déjà.',
  },
  'TRM-061': {
    title: 'Délivrer un captif gelé sans escorte',
    text: 'Ce qui libère des captifs libère aussi les gelés. De plus, le côté lumineux peut libérer celui que nul n’escorte et qui n’est dans aucune prison, là où il contrôle.',
  },
  'TRM-062': {
    title: 'Où va un captif gelé',
    text: 'Libéré à un site, un captif gelé va du côté lumineux de ce site. Libéré ailleurs, il va aux cartes utilisées.',
  },
  'TRM-066': {
    title: 'Des cartes qui libèrent',
    text: 'Le côté lumineux délivre des captifs avec des cartes qui le disent, y compris son texte sur des localisations du côté obscur.',
  },
  'TRM-067': {
    title: 'Sans escorte, plus de captif',
    text: 'Un captif est libéré quand son escorte est perdue, disparaît ou quitte la table de quelque façon. Seul un captif gelé dont l’escorte disparaît reste là tel quel.',
  },
  'TRM-068': {
    title: 'Perdu avec son escorte',
    text: 'Si une action emporte toutes les cartes ou tous les personnages, et donc l’escorte et le captif à la fois, nul n’est libéré : les deux sont perdus.',
  },
  'TRM-069': {
    title: 'Où va un captif libéré',
    text: 'Libéré de son escorte, un captif va où le côté lumineux le veut : aux cartes utilisées ou, à un site, du côté lumineux de ce site.',
  },
  'TRM-070': {
    title: 'Hors de prison',
    text: 'Un captif libéré d’une prison va du côté lumineux de ce site.',
  },
  'TRM-071': {
    title: 'Seul le côté obscur capture',
    text: 'Si le côté lumineux s’est emparé d’une carte qui capture, cette partie de la carte ne fait rien.',
  },
  'TRM-072': {
    title: 'Seules les cartes lumineuses sont capturées',
    text: 'Rien d’autre que des cartes du côté lumineux ne peut être capturé. Voler est autre chose, et les deux joueurs le peuvent.',
  },
  'TRM-073': {
    title: 'Le sort du personnage capturé',
    text: 'Quand un personnage est capturé, le côté obscur choisit aussitôt ce qu’il en advient : saisie, emprisonnement ou évasion.',
  },
  'TRM-074': {
    title: 'Saisie',
    text: 'Chaque chasseur de primes ou guerrier du côté obscur à la même localisation peut saisir un des personnages capturés. Le captif est placé face visible sous son escorte.',
  },
  'TRM-075': {
    title: 'Emprisonnement',
    text: 'À une prison, autant de personnages capturés qu’on veut peuvent y être emprisonnés, avec ou sans escorte. Ils sont placés face visible sous la prison.',
  },
  'TRM-076': {
    title: 'Évasion',
    text: 'Un personnage capturé qui n’est ni saisi ni emprisonné va aux cartes utilisées du côté lumineux.',
  },
  'TRM-079': {
    title: 'Qui est porté est capturé aussi',
    text: 'Si le personnage capturé en porte un autre, celui-ci est capturé avec lui et n’est plus porté. À chacun il faut sa propre escorte ou une prison.',
  },
  'TRM-093': {
    title: 'Caractéristiques',
    text: 'Une caractéristique est un mot de la liste dans le titre, le texte ou l’histoire d’une carte, en capitales ou non.',
  },
  'TRM-097': {
    title: 'Admis dans les nuages',
    text: 'Chasseurs stellaires, véhicules de navette, voitures des nuages et engins de patrouille peuvent se déployer, livrer bataille et se déplacer aux secteurs nuageux. Un vaisseau capital ne le peut que s’il se déploie et se déplace comme un chasseur stellaire.',
  },
  'TRM-098': {
    title: 'Qui est commandant',
    text: 'Un personnage n’est commandant que si ce mot même figure dans le titre, le texte de jeu ou la description. Commander, ou avoir commandé, ne suffit pas.',
  },
}
