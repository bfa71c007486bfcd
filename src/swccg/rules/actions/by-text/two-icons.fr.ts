export const twoIcons: typeof import('./two-icons.en.ts').twoIcons = {
  rules: {
    'TRM-410': 'Deux icônes, un personnage. Un personnage à deux icônes reste un seul personnage et ne peut pas être à lui seul les deux qu’un texte demande ensemble.',
  },
  reasons: {
    'TRM-410': '{card} demande plusieurs personnages ensemble, et celui qui a deux icônes n’en est qu’un.',
  },
}
