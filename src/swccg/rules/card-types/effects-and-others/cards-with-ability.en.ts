export const cardsWithAbility = {
  rules: {
    'KRN-326': 'A card with ability. A card with ability has an ability above 0.',
  },

  reasons: {
    'KRN-326': '{card} is no card with ability.',
  },
}
