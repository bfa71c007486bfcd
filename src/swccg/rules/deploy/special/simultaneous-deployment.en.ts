export const simultaneousDeployment = {
  rules: {
    'DEP-050': 'One aboard the other. Of two cards deployed simultaneously, one deploys on or aboard the other.',
    'DEP-051': 'Both or neither. If one card cannot deploy on the other, the whole simultaneous deployment fails.',
    'DEP-052': 'Each at its own cost. Two cards deployed simultaneously are one action, and each is paid for with its own cost and changes.',
    'DEP-056': 'Vehicles and pilots one by one. A vehicle and its pilot do not deploy simultaneously unless a text says so.',
    'DEP-257': 'A starfighter with its pilot. An unpiloted starfighter and a pilot may deploy simultaneously, the pilot aboard, as one action at both costs.',
  },
  reasons: {
    'DEP-050': 'Of two cards deployed simultaneously one goes aboard the other; {card} cannot go aboard {ship}.',
    'DEP-051': '{ship} has no slot for {card}, so the two cannot deploy simultaneously.',
    'DEP-056': 'Nothing lets {ship} and {card} deploy simultaneously.',
    'DEP-257': '{card} would not pilot {ship}; only its pilot deploys with it.',
  },
}
