export const startingTheGame = {
  rules: {
    'DEP-230': 'Three steps of starting. In the rulings of August 2001 a game starts in exactly three steps: location or Objective, Starting Interrupt, shuffle and starting hand. There are no Starting Effects.',
    'TRN-001': 'Starting the game. First the starting cards are played. Only then are the decks shuffled and the starting hands drawn.',
    'TRN-008': 'The order of starting cards. However they are shown, starting cards do their work in this order: Starting Effects, starting locations and Objectives, Starting Interrupts.',
    'TRN-010': 'Starting Effects come first. Before anything else both players show their Starting Effects at the same moment, if they have one, and carry them out.',
    'TRN-012': 'Both reveal at once. The two players show their starting location or Objective at the same moment, so that neither chooses knowingly.',
    'TRN-022': 'Starting Interrupts come last. At the end both players show their Starting Interrupts at the same moment, if they have one. That of the player who takes the first turn does its work first.',
    'TRN-023': 'Shuffling at the start. After the starting cards, what is left of each deck is shuffled and lies face down as the Reserve Deck.',
    'TRN-024': 'A starting hand of eight. Each player draws 8 cards at the start, unless a card gives another number.',
    'TRN-025': 'Dark goes first. The first turn is Dark’s, if no card gives it to Light.',
    'TRN-026': 'Starting cards cost nothing. Whatever is deployed at the start of the game is deployed without using or losing Force.',
    'TRN-029': 'Responses at the start. What answers a deployment, by choice or by itself, does so at the start of the game too.',
    'TRN-033': 'What the starting hand is. The cards that starting cards put into a hand and the cards drawn afterwards are the starting hand together.',
    'TRN-034': 'Cards taken do not count against the draw. Who already has cards in hand draws as many as anybody else, unless a card says otherwise.',
  },
  log: {
    'no Starting Effects': 'Under these rules nobody begins with a Starting Effect.',
    'deck shuffled': 'The {player} shuffles the Reserve Deck.',
    'starting hand': 'The {player} draws {count} {count|card|cards}.',
  },
}
