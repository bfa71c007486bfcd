import type { creatures as en } from './creatures.en.ts'

/** Creatures in French. */
export const creatures: typeof en = {
  rules: {
    'ATK-097': {
      title: 'Où les Mynocks ne se déploient pas',
      text: 'Selon les décisions d’août 2001, un Mynock ne se déploie ni du côté de l’adversaire d’une localisation, ni à bord d’un vaisseau ou véhicule.',
    },
    'DEP-067': {
      title: 'Les créatures n’ont besoin de personne',
      text: 'Une créature se déploie sans présence ni icônes de Force de son propriétaire.',
    },
    'DEP-248': {
      title: 'Habitats',
      text: 'Une créature ne se déploie que dans l’habitat inscrit sur sa carte.',
    },
  },
  reasons: {
    'ATK-097': '{card} ne se déploie pas à bord de {ship}.',
    'DEP-248': '{to} n’est pas dans l’habitat de {card}.',
  },
}
