export const shuffling = {
  rules: {
    'KRN-022': 'Shuffle, cut and replace. Older cards say “shuffle, cut and replace” for what newer ones call “reshuffle”.',
    'KRN-021': 'Shuffling and cutting. When a deck or pile has been shuffled the other player may cut it before it goes back. Here chance makes the cut.',
    'KRN-032': 'A pile with nothing in it. An empty pile can be moved as a pile all the same by a card that does that.',
    'KRN-266': 'Active together. When the card becomes active again, so does everything that became inactive with it.',
  },
  log: { found: '{card} is found.', 'number chosen': 'The {player} chooses {number}.' },
}
