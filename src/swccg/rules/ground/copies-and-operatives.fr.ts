export const copiesAndOperatives: typeof import('./copies-and-operatives.en.ts').copiesAndOperatives = {
  rules: {
    'DEP-196': 'Un agent par endroit. Sur sa planète, un agent ne se déploie ni ne se déplace à une localisation, ni à travers elle, où son propriétaire en a un autre du même titre, fût-il porté disparu ou captif.',
    'DEP-241': 'Pas à côté de son double. Un vaisseau spatial à points ne se déploie ni ne se déplace là où se trouve un autre exemplaire.',
  },
  reasons: {
    'DEP-241': '{by}, un autre exemplaire de {card}, est à {to}.',
    'DEP-196': '{by}, un autre agent du même titre, se trouve à {to} : {card} n’y va pas.',
  },
}
