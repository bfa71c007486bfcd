export const own = {
  'DECK-001': { title: 'Des cartes connues', text: 'Un paquet est fait de cartes qui existent dans le jeu.' },
  'DECK-002': {
    title: 'Un côté par paquet',
    text: 'Toutes les cartes d’un paquet sont du côté qui le joue.',
  },
  'DECK-003': {
    title: 'Les listes de cartes',
    text: 'Une liste a un nombre et un titre par ligne. La localisation de départ et le côté peuvent avoir leur propre ligne.',
  },
  'DECK-004': {
    title: 'Des objectifs qu’on ne joue pas',
    text: 'Un objectif ne commence une partie que si cette table sait jouer ce qu’il fait au début.',
  },
  'DPL-001': {
    title: 'Convertir une localisation',
    text: 'Une localisation unique peut recouvrir la version de l’autre joueur. Tout ce qui s’y trouve est à la nouvelle version.',
  },
  'DPL-002': {
    title: 'Un seul endroit sur la table',
    text: 'Une localisation unique déjà sur la table n’est pas posée une seconde fois : une autre version la recouvre.',
  },
  'PLAY-001': { title: 'La fin de la partie', text: 'Une fois la partie finie, aucun joueur n’agit plus.' },
  'PLAY-002': {
    title: 'Un joueur à la fois',
    text: 'À chaque moment, un seul joueur décide. Les autres attendent que ce soit à eux d’agir.',
  },
  'PLAY-003': {
    title: 'Certaines questions veulent une réponse',
    text: 'Vous pouvez passer là où une action ou une réponse vous est offerte. Un choix que les règles exigent doit être fait.',
  },
  'PLAY-004': {
    title: 'Répondre à ce qui est demandé',
    text: 'Vous ne choisissez que ce qu’offre la décision en cours : une action, une réponse, des cartes, un nombre, une option ou un ordre.',
  },
  'PLAY-005': {
    title: 'Autant qu’il en est demandé',
    text: 'Quand la partie vous demande un nombre, ou un certain nombre de cartes, restez entre le minimum et le maximum permis.',
  },
  'PLAY-006': {
    title: 'Seules les cartes en jeu agissent',
    text: 'Pour agir, une carte doit être sur la table et active. Captive, disparue ou inactive, elle ne fait rien d’elle-même.',
  },
  'PLAY-007': {
    title: 'Un lieu où aller',
    text: 'Un déplacement mène à une localisation, sur une autre carte ou, pour un système mobile, à un parsec. Aucune carte n’entre en elle-même.',
  },
}
