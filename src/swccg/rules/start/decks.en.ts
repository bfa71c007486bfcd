export const decks = {
  rules: {
    'KRN-006': 'Sixty cards. Your deck holds 60 cards. What is left of it after the starting cards have been played becomes your Reserve Deck.',
    'DECK-001': 'Known cards. A deck is made of cards that are in the card pool.',
    'DECK-002': 'One side to a deck. All cards of a deck belong to the side that plays it.',
    'DECK-004': 'Objectives that are not played. An Objective begins a game only if this table can play what it does at the start.',
    'TRN-004': 'One Objective, and it starts. No deck has more than one Objective. If yours has one you begin with it, its 0 side up.',
    'TRN-005': 'Objective or starting location. You begin with an Objective or with a starting location, never with both. Locations that an Objective brings are no starting locations.',
  },
  reasons: {
    'KRN-006/size': 'A deck has {need} cards; that of the {side} has {count}.',
    'TRN-004/several': 'The deck of the {side} has {count} Objectives; only one is allowed.',
    'TRN-005': 'The {side} has an Objective, “{title}”, and so no starting location besides.',
    'DECK-001': 'There is no card “{title}” (deck of the {side}).',
    'DECK-001/near': 'There is no card “{title}” (deck of the {side}); the nearest is “{near}”.',
    'DECK-002/other side': '“{title}” is a card of the other side and cannot be in a deck of the {side}.',
    'DECK-002/other deck': 'This is a deck of the {side}; the {player} needs one of its own.',
    'DECK-004': 'The deck of the {side} has the Objective “{title}”, which this table cannot play yet.',
  },
}
