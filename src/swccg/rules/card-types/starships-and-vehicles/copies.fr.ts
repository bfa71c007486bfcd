export const copies: typeof import('./copies.en.ts').copies = {
  rules: {
    'DEP-241': 'Pas à côté de son double. Un vaisseau spatial à points ne se déploie ni ne se déplace là où se trouve un autre exemplaire.',
  },
  reasons: {
    'DEP-241': '{by}, un autre exemplaire de {card}, est à {to}.',
  },
}
