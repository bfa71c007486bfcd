export const copiesAndOperatives: typeof import('./copies-and-operatives.en.ts').copiesAndOperatives = {
  rules: {
    'DEP-196': 'Un agent par endroit. Sur sa planète, un agent ne se déploie ni ne se déplace à une localisation, ni à travers elle, où son propriétaire en a un autre du même titre, fût-il porté disparu ou captif.',
    'TRM-296': 'Qui est agent. Un personnage est un agent si le mot « Operative » figure dans son titre, quoi qu’on dise de lui par ailleurs.',
    'DEP-241': 'Pas à côté de son double. Un vaisseau spatial à points ne se déploie ni ne se déplace là où se trouve un autre exemplaire.',
  },
  reasons: {
    'TRM-296': '{card} n’a pas le mot « Operative » dans son titre : ce n’est pas l’agent que demande {by}.',
    'DEP-241': '{by}, un autre exemplaire de {card}, est à {to}.',
    'DEP-196': '{by}, un autre agent du même titre, se trouve à {to} : {card} n’y va pas.',
  },
}
