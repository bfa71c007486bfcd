export const copies = {
  rules: {
    'DEP-241': 'Not beside its copy. A starship with dots neither deploys nor moves to a location where another copy of it is.',
  },
  reasons: {
    'DEP-241': '{by}, another copy of {card}, is at {to}.',
  },
}
