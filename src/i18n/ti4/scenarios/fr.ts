import type { ScenarioTexts } from '../../scenarios/en.ts'

/** Les leçons en français, par leur id : une note pour chaque étape ('' là où l'étape se dit d'elle-même). */
export const fr: ScenarioTexts = {
  'TI4-014': {
    title: 'Une capacité spéciale suit son seul texte',
    why: '',
    steps: ['', 'Un déplacement de 0 n’importe pas.', '', 'Pas dans l’étape de déplacement.'],
  },
  'TI4-015': {
    title: 'Les valeurs de déplacement ne mènent pas plus loin',
    why: '',
    steps: ['Un système adjacent, dit-elle ; +1 au déplacement n’y fait rien.', ''],
  },
  'TI4-016': {
    title: 'Une capacité spéciale fait sortir un vaisseau malgré son jeton',
    why: '',
    steps: ['', '', '', ''],
  },
  'TI4-018': {
    title: 'Une capacité spéciale ne transporte malgré un jeton que si elle le dit',
    why: '',
    steps: ['', '', 'Ce qui n’est pas emmené reste dans l’espace, et s’y perd faute de place.'],
  },
  'TI4-018b': {
    title: 'Sans un tel texte, l’infanterie reste',
    why: '',
    steps: [''],
  },
  'TI4-019b': {
    title: 'Le défenseur fait retraite là d’où l’attaquant est venu',
    why: '',
    steps: ['', '', '', '', ''],
  },
  'TI4-101': {
    title: 'Les actions tactiques dans la phase d’action',
    why: '',
    steps: ['', '', 'Une capacité spéciale le déplace quand même.'],
  },
  'TI4-101b': {
    title: 'Une action tactique est offerte dans la phase d’action',
    why: '',
    steps: ['', 'Un jeton s’y trouve.', '', '', '', ''],
  },
  'TI4-221': {
    title: 'Champ d’astéroïdes et supernova',
    why: '',
    steps: ['', '', '', ''],
  },
  'TI4-222': {
    title: 'Dans une supernova ou un champ d’astéroïdes',
    why: '',
    steps: ['', '', '', '', '', '', 'Aucune capacité spéciale qui n’en dit rien n’y mène non plus.'],
  },
  'TI4-223': {
    title: 'À travers une nébuleuse, vers elle, hors d’elle',
    why: '',
    steps: [
      '',
      'Aucun vaisseau ne la traverse.',
      'On en sort avec un déplacement de 1.',
      '',
      '',
      'On y entre tant qu’elle est le système actif.',
      '',
    ],
  },
  'TI4-224': {
    title: 'Hors d’une nébuleuse avec un déplacement de 1',
    why: '',
    steps: ['', 'Deux systèmes, mais il part d’une nébuleuse.', '', '', '', ''],
  },
  'TI4-225': {
    title: 'Une faille gravitationnelle mène plus loin, non sans risque',
    why: '',
    steps: ['', '', '', ''],
  },
  'TI4-225b': {
    title: 'Nul ne risque une faille gravitationnelle sans besoin',
    why: '',
    steps: ['Le chemin sûr est plus long.', 'Un joueur peut tracer le chemin court.', ''],
  },
  'TI4-241': {
    title: 'La réserve de flotte limite un système',
    why: '',
    steps: ['', '', '', '', ''],
  },
  'TI4-242': {
    title: 'La capacité limite chasseurs et forces terrestres dans l’espace',
    why: '',
    steps: ['', 'Le dock soutient le chasseur qui reste.', '', '', ''],
  },
  'TI4-243': {
    title: 'Un chasseur II compte dans la flotte là où il ne trouve pas de capacité',
    why: '',
    steps: ['', '', '', ''],
  },
  'TI4-001': {
    title: 'Les vaisseaux ne se déplacent que dans une action tactique',
    why: '',
    steps: ['Aucun système n’est actif.', '', '', '', 'L’action est finie.'],
  },
  'TI4-003': {
    title: 'Autant de vaisseaux qu’on veut, d’autant de systèmes',
    why: '',
    steps: ['', '', '', 'Seul le joueur actif déplace des vaisseaux.', ''],
  },
  'TI4-003b': {
    title: 'Aucun vaisseau ne bouge',
    why: '',
    steps: [''],
  },
  'TI4-007': {
    title: 'Son propre jeton de commandement retient les vaisseaux',
    why: '',
    steps: [
      '',
      'Le jeton d’une autre faction ne le retient pas.',
      'Le jeton dans le système actif ne le retient pas non plus.',
      '',
    ],
  },
  'TI4-012': {
    title: 'Annoncés d’abord, déplacés ensemble',
    why: '',
    steps: [
      'Il est seulement annoncé.',
      '',
      'Tant que tout n’est pas annoncé, il peut encore rester.',
      '',
      'Le Canon Spatial a commencé : c’est trop tard.',
    ],
  },
  'TI4-012b': {
    title: 'Ce qui part ne libère pas le passage pour d’autres',
    why: '',
    steps: ['', 'Elle est à bord de l’autre transporteur.', '', '', ''],
  },
  'TI4-201': {
    title: 'Seuls les vaisseaux bougent d’eux-mêmes, et seulement les siens',
    why: '',
    steps: ['', '', '', 'Une structure reste.', 'À un autre joueur.', '', ''],
  },
  'TI4-002': {
    title: 'La valeur de déplacement dit dans combien de systèmes on entre',
    why: '',
    steps: ['Déplacement 1, et deux systèmes où entrer.', '', '', ''],
  },
  'TI4-004': {
    title: 'Chaque vaisseau finit dans le système actif',
    why: '',
    steps: ['', 'Posé sur un autre système.', 'À travers le système actif, puis hors de lui.', '', ''],
  },
  'TI4-005': {
    title: 'Les vaisseaux d’un autre joueur barrent le passage',
    why: '',
    steps: ['', ''],
  },
  'TI4-005b': {
    title: 'Un détour autour de l’ennemi',
    why: '',
    steps: ['', '', ''],
  },
  'TI4-006': {
    title: 'Le système actif peut contenir des vaisseaux ennemis',
    why: '',
    steps: ['À travers un système avec des vaisseaux ennemis, c’est autre chose.', '', ''],
  },
  'TI4-008': {
    title: 'À travers des systèmes où l’on a des jetons de commandement',
    why: '',
    steps: ['En sortir, c’est autre chose.', '', ''],
  },
  'TI4-009': {
    title: 'Sortir du système actif et y revenir',
    why: '',
    steps: ['', '', ''],
  },
  'TI4-010': {
    title: 'Un chemin de systèmes adjacents',
    why: '',
    steps: ['', 'Un saut n’est pas un chemin.', 'Rien n’y mène.', '', '', ''],
  },
  'TI4-021': {
    title: 'Dans un seul système, à travers les autres',
    why: '',
    steps: ['', 'Une fois, pour le système actif.', ''],
  },
  'TI4-021b': {
    title: 'Un chemin qui s’arrête en route n’entre nulle part',
    why: '',
    steps: ['', '', 'Lodor n’est que traversé.'],
  },
  'TI4-022': {
    title: 'Des chasseurs seuls barrent le passage',
    why: '',
    steps: ['Avec un dock spatial à côté d’eux.', 'Comme chasseurs II.', 'Un chemin qui les contourne.', ''],
  },
  'TI4-022b': {
    title: 'Un dock spatial seul ne barre pas le passage',
    why: '',
    steps: ['', ''],
  },
  'TI4-102': {
    title: 'L’amélioration montre une autre valeur de déplacement',
    why: '',
    steps: ['', 'Déplacement 2 sur la fiche de faction.', '', '', 'Déplacement 3 sur l’amélioration.', ''],
  },
  'TI4-231': {
    title: 'À travers un trou de ver',
    why: '',
    steps: ['', '', '', ''],
  },
  'TI4-019': {
    title: 'Une retraite emmène chasseurs et infanterie',
    why: '',
    steps: [
      'Avant le Canon Spatial, il n’y a pas de combat.',
      '',
      '',
      '',
      '',
      'Du système actif seulement.',
      '',
    ],
  },
  'TI4-274': {
    title: 'Les vaisseaux qui ne peuvent pas bouger ne font pas retraite',
    why: '',
    steps: ['', 'Rouge n’est pas interrogé : rien ne pourrait faire retraite.', '', ''],
  },
  'TI4-275': {
    title: 'Ce qui ne trouve pas de place dans une retraite est perdu',
    why: '',
    steps: ['', '', ''],
  },
  'TI4-013': {
    title: 'Canon Spatial après l’étape de déplacement',
    why: '',
    steps: [
      'Les vaisseaux ne se sont pas encore déplacés.',
      '',
      '',
      'Le joueur actif est interrogé d’abord.',
      'Il n’est pas dans le système actif.',
      '',
      '',
      '',
      '',
      '',
    ],
  },
  'TI4-251': {
    title: 'Le SDP II tire dans les systèmes adjacents',
    why: '',
    steps: ['', '', 'On ne tire que sur les vaisseaux du joueur actif.', '', ''],
  },
  'TI4-011': {
    title: 'Transporter jusqu’à la capacité',
    why: '',
    steps: ['', 'Un croiseur n’a pas de capacité.', 'Un chasseur ne se déplace pas seul.', '', ''],
  },
  'TI4-017': {
    title: 'Rien n’est embarqué à côté de son propre jeton',
    why: '',
    steps: ['', '', ''],
  },
  'TI4-017b': {
    title: 'Embarqué en chemin',
    why: '',
    steps: ['', '', 'Le chemin passe par ce qui doit être embarqué.', ''],
  },
  'TI4-020': {
    title: 'Un chasseur II se déplace ou est transporté',
    why: '',
    steps: ['', 'Il ne peut pas rencontrer le transporteur en chemin.', '', 'Il sera à bord.', ''],
  },
}
