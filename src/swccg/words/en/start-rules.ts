/** Rules on decks and on starting the game. */
export const startRules = {
  'KRN-006': {
    title: 'Sixty cards',
    text: 'Your deck holds 60 cards. What is left of it after the starting cards have been played becomes your Reserve Deck.',
  },
  'TRN-001': {
    title: 'Starting the game',
    text: 'First the starting cards are played. Only then are the decks shuffled and the starting hands drawn.',
  },
  'TRN-003': {
    title: 'A starting location',
    text: 'If you have no Objective you begin with one location of your choice, as long as it can be deployed then.',
  },
  'TRN-004': {
    title: 'One Objective, and it starts',
    text: 'No deck has more than one Objective. If yours has one you begin with it, its 0 side up.',
  },
  'TRN-005': {
    title: 'Objective or starting location',
    text: 'You begin with an Objective or with a starting location, never with both. Locations that an Objective brings are no starting locations.',
  },
  'TRN-012': {
    title: 'Both reveal at once',
    text: 'The two players show their starting location or Objective at the same moment, so that neither chooses knowingly.',
  },
  'TRN-017': {
    title: 'Both locations are deployed',
    text: 'If the starting locations of the two players differ, both go on table at the same time.',
  },
  'TRN-018': {
    title: 'The same starting location',
    text: 'When both players reveal the same location, Dark may let his copy be converted. If he does not, Light may let hers be.',
  },
  'TRN-019': {
    title: 'Nobody lets his be converted',
    text: 'If both decline, their copies are put aside and both choose anew, until there are locations on table. What failed goes back into the Reserve Deck; a second copy may be chosen.',
  },
  'TRN-023': {
    title: 'Shuffling at the start',
    text: 'After the starting cards, what is left of each deck is shuffled and lies face down as the Reserve Deck.',
  },
  'TRN-024': {
    title: 'A starting hand of eight',
    text: 'Each player draws 8 cards at the start, unless a card gives another number.',
  },
  'TRN-025': {
    title: 'Dark goes first',
    text: 'The first turn is Dark’s, if no card gives it to Light.',
  },
  'TRN-026': {
    title: 'Starting cards cost nothing',
    text: 'Whatever is deployed at the start of the game is deployed without using or losing Force.',
  },
  'TRN-038': {
    title: 'What can be a starting location',
    text: 'It must be able to lie on an otherwise empty table. Sites of starships or vehicles that are not unique, locations without a planet of their own, the Trench, and whatever needs another card cannot.',
  },
  'DEP-218': {
    title: 'Starting without a location',
    text: 'In the rulings of August 2001 you may choose to begin without a starting location.',
  },
  'DEP-221': {
    title: 'The same unique starting location',
    text: 'In the rulings of August 2001 nobody is asked: both copies are put aside and both players choose again. Whoever has no other choice begins without one, and the copies go back into the decks.',
  },
  'DECK-001': { title: 'Known cards', text: 'A deck is made of cards that are in the card pool.' },
  'DECK-002': { title: 'One side to a deck', text: 'All cards of a deck belong to the side that plays it.' },
  'DECK-003': {
    title: 'Lists of cards',
    text: 'A list has a number and a title on each line. The starting location and the side may stand on lines of their own.',
  },
  'DECK-004': {
    title: 'Objectives have to wait',
    text: 'Objectives are cards of the game, but this table cannot play them yet.',
  },
} as const
