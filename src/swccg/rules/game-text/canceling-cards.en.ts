/** Canceling cards in English. */

export const cancelingCards = {
  rules: {
    'KRN-219': {
      title: 'Never canceled',
      text: 'Characters, vehicles and starships cannot be canceled.',
    },
  },
  reasons: {
    'KRN-219': '{card} is a character, vehicle or starship, and those cannot be canceled.',
  },
}
