export const targetingDestiny = {
  rules: {
    'KRN-194':
      'What a draw targets. A destiny draw targets a number if it will be compared with it, or counted up with it.',
    'KRN-195':
      'Only the draws of who began. Where an action makes both players draw, only the draws of the player who started it target anything.',
  },
  reasons: {
    'KRN-194': '{card} is for a destiny draw that targets {what} of such a card, and this one does not.',
    'KRN-195':
      'This draw is not that of the player who has made both draw: it targets nothing that {card} could answer.',
  },
}
