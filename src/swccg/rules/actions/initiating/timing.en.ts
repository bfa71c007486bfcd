export const timing = {
  rules: {
    'KRN-140': 'Just targeted. What answers that a card was just targeted waits until the action has been begun and paid for.',
    'TRM-331': 'Not related to itself. Text that speaks of related locations never means the same location again.',
    'KRN-165': 'Just lost from table. “Just lost” is said of cards that were on table. What is lost from hand or a pile as Force is not meant.',
    'KRN-194': 'What a draw targets. A destiny draw targets a number if it will be compared with it, or counted up with it.',
    'KRN-195': 'Only the draws of who began. Where an action makes both players draw, only the draws of the player who started it target anything.',
  },
  reasons: {
    'TRM-331': '{card} speaks of related locations, and no location is related to itself.',
    'KRN-140': '{by} is still being paid for: {card} comes after that.',
    'KRN-165': 'That card was not lost from table, so {card} cannot answer its loss.',
    'KRN-194': '{card} is for a destiny draw that targets {what} of such a card, and this one does not.',
    'KRN-195': 'This draw is not that of the player who has made both draw: it targets nothing that {card} could answer.',
  },
}
