export const creatures: typeof import('./creatures.en.ts').creatures = {
  rules: {
    'ATK-097': 'Où les Mynocks ne se déploient pas. Selon les décisions d’août 2001, un Mynock ne se déploie ni du côté de l’adversaire d’une localisation, ni à bord d’un vaisseau ou véhicule.',
    'DEP-067': 'Les créatures n’ont besoin de personne. Une créature se déploie sans présence ni icônes de Force de son propriétaire.',
    'DEP-248': 'Habitats. Une créature ne se déploie que dans l’habitat inscrit sur sa carte.',
  },
  reasons: {
    'ATK-097': '{card} ne se déploie pas à bord de {ship}.',
    'DEP-248': '{to} n’est pas dans l’habitat de {card}.',
  },
}
