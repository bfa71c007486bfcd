import type { prompts as en } from '../en/prompts.ts'

/** Ce qui est demandé, et comment les choses s’appellent. */
export const prompts: typeof en = {
  and: 'et',
  decisions: {
    'action phase': {
      title: 'Au tour de {player}',
      text: 'Activez un système pour une action tactique, ou passez.',
    },
    'move ships': {
      title: 'Déplacer les vaisseaux : {active}',
      text: 'Amenez des vaisseaux dans le système actif, avec chasseurs et forces terrestres à bord. Tous arrivent ensemble.',
    },
    respond: {
      title: 'Canon Spatial offensif',
      text: '{player} : utilisez le Canon Spatial de vos unités, ou passez.',
    },
    retreat: {
      title: 'Un combat spatial suivrait',
      text: '{player} : le combat n’est pas joué ici ; vous pouvez quitter {active} en battant en retraite.',
    },
    'assign hits': {
      title: 'Attribuer les touches',
      text: '{player} : choisissez un vaisseau pour une touche ; {count} à attribuer.',
    },
    'fleet limit': {
      title: 'Réserve de flotte dépassée',
      text: '{player} : {system} contient plus de vos vaisseaux que votre réserve de flotte n’en permet ; retirez-en {count}.',
    },
    'capacity limit': {
      title: 'Capacité dépassée',
      text: '{player} : vos vaisseaux dans {system} n’ont pas assez de capacité ; retirez {count} {count|unité|unités}.',
    },
    'which automatic action first': {
      title: 'Lequel d’abord ?',
      text: 'Plusieurs effets suivent ; choisissez le premier.',
    },
    phase: {
      title: '{phase}',
      text: 'Pas d’action tactique pendant cette phase ; des capacités spéciales peuvent déplacer des vaisseaux.',
    },
  },
  passing: {
    'action phase': 'Passer pour cette phase d’action',
    'move ships': 'Déplacer les vaisseaux annoncés',
    respond: 'Ne plus tirer',
    retreat: 'Rester et combattre',
    other: 'Passer',
  },
  instead: { path: '{ship} peut aller à {path}.' },
  phases: {
    strategy: 'phase de stratégie',
    action: 'phase d’action',
    status: 'phase de statut',
    agenda: 'phase d’assemblée',
  },
  units: {
    flagship: 'le vaisseau amiral',
    'war sun': 'le soleil de guerre',
    dreadnought: 'le cuirassé',
    carrier: 'le transporteur',
    cruiser: 'le croiseur',
    destroyer: 'le destroyer',
    fighter: 'le chasseur',
    infantry: 'l’infanterie',
    mech: 'le mécha',
    PDS: 'le SDP',
    'space dock': 'le dock spatial',
  },
  anomalies: {
    'asteroid field': 'champ d’astéroïdes',
    supernova: 'supernova',
    nebula: 'nébuleuse',
    'gravity rift': 'faille gravitationnelle',
  },
  wormholes: {
    alpha: 'trou de ver alpha',
    beta: 'trou de ver bêta',
    gamma: 'trou de ver gamma',
    delta: 'trou de ver delta',
  },
  players: {
    red: 'Rouge',
    blue: 'Bleu',
    green: 'Vert',
    yellow: 'Jaune',
    purple: 'Violet',
    black: 'Noir',
    orange: 'Orange',
    pink: 'Rose',
  },
}
