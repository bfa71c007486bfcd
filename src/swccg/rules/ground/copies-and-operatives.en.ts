export const copiesAndOperatives = {
  rules: {
    'DEP-196': 'One operative at a place. On its matching planet an operative neither deploys nor moves to or through a location where its owner has another of its title, be that one missing or captured.',
    'DEP-241': 'Not beside its copy. A starship with dots neither deploys nor moves to a location where another copy of it is.',
  },
  reasons: {
    'DEP-241': '{by}, another copy of {card}, is at {to}.',
    'DEP-196': '{by}, another operative of its title, is at {to}, so {card} keeps away from there.',
  },
}
