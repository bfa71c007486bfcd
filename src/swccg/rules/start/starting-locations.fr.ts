export const startingLocations: typeof import('./starting-locations.en.ts').startingLocations = {
  rules: {
    'DEP-218': 'Commencer sans localisation. Selon les décisions d’août 2001, on peut choisir de commencer sans localisation de départ.',
    'DEP-221': 'La même localisation unique de départ. Selon les décisions d’août 2001, on ne demande rien : les deux exemplaires sont mis de côté et les deux joueurs choisissent de nouveau. Qui n’a pas d’autre choix commence sans localisation, et les exemplaires retournent aux paquets.',
    'TRM-433': 'Les deux côtés peuvent être lus. Chaque joueur peut lire à tout moment les deux côtés d’un objectif.',
    'TRN-013': 'La localisation avant l’objectif. Si l’un commence avec une localisation et l’autre avec un objectif, la localisation vient d’abord. Puis l’objectif avec toutes les cartes qu’il amène, gratuitement.',
    'TRN-016': 'Deux objectifs. Si les deux joueurs ont un objectif, celui du joueur qui aura le premier tour agit d’abord.',
    'TRN-017': 'Les deux localisations sont déployées. Si les localisations de départ des deux joueurs diffèrent, elles arrivent sur la table en même temps.',
    'TRN-018': 'La même localisation de départ. Quand les deux joueurs révèlent la même localisation, le Côté obscur peut laisser convertir la sienne. S’il refuse, le Côté lumineux peut laisser convertir la sienne.',
    'TRN-019': 'Personne ne laisse convertir. Si les deux refusent, leurs exemplaires sont mis de côté et les deux choisissent de nouveau, jusqu’à ce qu’il y ait des localisations. Les choix manqués retournent au paquet de réserve ; on peut choisir un second exemplaire.',
    'TRN-020': 'Un essai de conversion. Celui dont la localisation de départ ne peut être convertie peut tout de même laisser l’adversaire essayer : cette localisation va hors jeu et compte comme posée par-dessus.',
    'TRN-040': 'Une localisation de départ illégale. Une localisation de départ qui ne peut être déployée retourne dans le paquet de réserve, et son joueur commence sans.',
  },
  log: {
    'starting location': 'Le {player} commence avec {card}.',
    'starting Objective': 'Le {player} commence avec l’objectif {card}. Les deux joueurs peuvent en lire les deux côtés.',
    'no starting location': 'Le {player} commence sans localisation.',
    converted: '{card} du {player} est maintenant dessus.',
    'illegal location': 'Le {player} ne peut pas commencer avec {card}, qui retourne dans le paquet de réserve.',
    'not converted': 'La localisation sur la table ne peut être convertie : {card} va hors jeu et compte comme déployée.',
    'set aside': 'Les deux exemplaires de « {title} » sont mis de côté.',
  },
  decisions: {
    'convert starting location': {
      title: 'Laisser convertir « {title} » ?',
      text: 'Les deux côtés commencent avec « {title} ». Le {player} peut laisser l’exemplaire adverse se poser dessus.',
    },
    'starting location': {
      title: 'Votre localisation de départ',
      text: 'Le {player} choisit la localisation avec laquelle commencer.',
    },
  },
  options: { allow: 'Permettre', refuse: 'Refuser' },
}
