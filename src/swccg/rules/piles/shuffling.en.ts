export const shuffling = {
  rules: {
    'KRN-032':
      'A pile with nothing in it. An empty pile can be moved as a pile all the same by a card that does that.',
    'KRN-259':
      'Inactive is not on table. An inactive card is neither on table nor at its location, except for what speaks of its very state.',
    'KRN-266':
      'Active together. When the card becomes active again, so does everything that became inactive with it.',
  },
  reasons: {
    'KRN-259': '{card} is inactive, so it is neither on table nor at its location for the text of {by}.',
  },
  log: {
    found: '{card} is found.',
    'number chosen': 'The {player} chooses {number}.',
  },
}
