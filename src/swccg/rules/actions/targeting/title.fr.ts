export const title: typeof import('./title.en.ts').title = {
  rules: {
    'TRM-378': 'Une partie de mot. Un mot cherché dans un titre ne s’y trouve pas s’il n’est qu’une partie d’un autre mot.',
    'KRN-086': 'Les mots dans leur ordre. Plusieurs mots cherchés dans un titre doivent s’y trouver dans le même ordre, sans autre mot entre eux.',
    'KRN-085': 'Des mots entiers. Un mot cherché dans un titre est ce mot, son pluriel ou son possessif, jamais une partie d’un mot plus long.',
  },

  reasons: {
    'TRM-378': 'Dans le titre de {card}, « {what} » n’est qu’une partie d’un mot plus long.',
    'KRN-086': 'Dans le titre de {card}, les mots « {what} » ne se suivent pas.',
    'KRN-085': 'Dans le titre de {card}, « {what} » n’est qu’une partie d’un mot plus long.',
  },
}
