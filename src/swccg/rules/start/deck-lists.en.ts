export const deckLists = {
  rules: {
    'DECK-003':
      'Lists of cards. A list has a number and a title on each line. The starting location and the side may stand on lines of their own.',
  },
  reasons: {
    'DECK-003/count': 'Line {number}: {count} copies are not possible; a deck has {max} cards.',
    'DECK-003/side': 'Line {number}: “{title}” is neither Light nor Dark.',
    'DECK-003/unknown': 'Line {number}: there is no card “{title}”.',
    'DECK-003/other side': 'Line {number}: “{title}” is no card of the {side}.',
  },
}
