import type { deckLists as en } from './deck-lists.en.ts'

export const deckLists: typeof en = {
  rules: {
    'DECK-003':
      'Les listes de cartes. Une liste a un nombre et un titre par ligne. La localisation de départ et le côté peuvent avoir leur propre ligne.',
  },
  reasons: {
    'DECK-003/count':
      'Ligne {number} : {count} exemplaires, c’est impossible ; un paquet compte {max} cartes.',
    'DECK-003/side': 'Ligne {number} : « {title} » n’est ni Light ni Dark.',
    'DECK-003/unknown': 'Ligne {number} : il n’y a pas de carte « {title} ».',
    'DECK-003/other side': 'Ligne {number} : « {title} » n’est pas une carte du {side}.',
  },
}
