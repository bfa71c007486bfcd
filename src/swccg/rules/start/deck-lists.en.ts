export const deckLists = {
  rules: {
    'DECK-003': 'Lists of cards. A list has a number and a title on each line. The starting location and the side may stand on lines of their own.',
  },
  reasons: {
    'DECK-003/count': 'Line {number}: {count} copies are not possible; a deck has {max} cards.',
    'DECK-003/side': 'Line {number}: “{title}” is neither Light nor Dark.',
    'DECK-003/unknown': 'Line {number}: there is no card “{title}”.',
    'DECK-003/other side': 'Line {number}: “{title}” is no card of the {side}.',
    'DECK-003/empty': 'There is nothing in it.',
    'DECK-003/no text': 'This is no text, so there is no deck to be read in it.',
    'DECK-003/too long': 'This is too long for a deck: {count} characters, where {max} are the most.',
    'DECK-003/too many lines': 'This is too long for a deck: {count} lines, where {max} are the most.',
    'DECK-003/damaged': 'This list of a deck is damaged: it breaks off, or a card in it has neither id nor title.',
    'DECK-003/no card': 'This is no list of a deck: nothing in it names a card.',
    'DECK-003/no cards in JSON': 'This is JSON, and no list of cards is found in it. A list of titles is read, or one of objects with a title and a count.',
    'DECK-003/foreign': 'This is no list of a deck: hardly anything in it names a card that is known. It begins with “{title}”.',
  },
}
