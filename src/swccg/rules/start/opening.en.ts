/** Opening in English. */

export const opening = {
  rules: {
    'DEP-230': {
      title: 'Three steps of starting',
      text: 'In the rulings of August 2001 a game starts in exactly three steps: location or Objective, Starting Interrupt, shuffle and starting hand. There are no Starting Effects.',
    },
    'TRN-001': {
      title: 'Starting the game',
      text: 'First the starting cards are played. Only then are the decks shuffled and the starting hands drawn.',
    },
    'TRN-008': {
      title: 'The order of starting cards',
      text: 'However they are shown, starting cards do their work in this order: Starting Effects, starting locations and Objectives, Starting Interrupts.',
    },
    'TRN-010': {
      title: 'Starting Effects come first',
      text: 'Before anything else both players show their Starting Effects at the same moment, if they have one, and carry them out.',
    },
    'TRN-012': {
      title: 'Both reveal at once',
      text: 'The two players show their starting location or Objective at the same moment, so that neither chooses knowingly.',
    },
    'TRN-022': {
      title: 'Starting Interrupts come last',
      text: 'At the end both players show their Starting Interrupts at the same moment, if they have one. That of the player who takes the first turn does its work first.',
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
    'TRN-029': {
      title: 'Responses at the start',
      text: 'What answers a deployment, by choice or by itself, does so at the start of the game too.',
    },
    'TRN-033': {
      title: 'What the starting hand is',
      text: 'The cards that starting cards put into a hand and the cards drawn afterwards are the starting hand together.',
    },
    'TRN-034': {
      title: 'Cards taken do not count against the draw',
      text: 'Who already has cards in hand draws as many as anybody else, unless a card says otherwise.',
    },
  },
  log: {
    'no Starting Effects': 'Under these rules nobody begins with a Starting Effect.',
    'deck shuffled': 'The {player} shuffles the Reserve Deck.',
    'starting hand': 'The {player} draws {count} {count|card|cards}.',
  },
}
