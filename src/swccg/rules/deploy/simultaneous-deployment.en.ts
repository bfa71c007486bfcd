/** Simultaneous deployment in English. */

export const simultaneousDeployment = {
  rules: {
    'DEP-050': {
      title: 'One aboard the other',
      text: 'Of two cards deployed simultaneously, one deploys on or aboard the other.',
    },
    'DEP-051': {
      title: 'Both or neither',
      text: 'If one card cannot deploy on the other, the whole simultaneous deployment fails.',
    },
    'DEP-052': {
      title: 'Each at its own cost',
      text: 'Two cards deployed simultaneously are one action, and each is paid for with its own cost and changes.',
    },
    'DEP-056': {
      title: 'Vehicles and pilots one by one',
      text: 'A vehicle and its pilot do not deploy simultaneously unless a text says so.',
    },
    'DEP-257': {
      title: 'A starfighter with its pilot',
      text: 'An unpiloted starfighter and a pilot may deploy simultaneously, the pilot aboard, as one action at both costs.',
    },
  },
  reasons: {
    'DEP-050':
      'Of two cards deployed simultaneously one goes aboard the other; {card} cannot go aboard {ship}.',
    'DEP-051': '{ship} has no slot for {card}, so the two cannot deploy simultaneously.',
    'DEP-056': 'Nothing lets {ship} and {card} deploy simultaneously; deploy one after the other.',
    'DEP-257': '{card} would not pilot {ship}; only its pilot deploys with it.',
  },
}
