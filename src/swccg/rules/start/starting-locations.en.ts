export const startingLocations = {
  rules: {
    'DEP-218': 'Starting without a location. In the rulings of August 2001 you may choose to begin without a starting location.',
    'DEP-221': 'The same unique starting location. In the rulings of August 2001 nobody is asked: both copies are put aside and both players choose again. Whoever has no other choice begins without one, and the copies go back into the decks.',
    'TRM-433': 'Both sides may be read. Either player may look at both sides of an Objective at any time.',
    'TRN-013': 'Location before Objective. If one player begins with a location and the other with an Objective, the location is laid first. Then comes the Objective with all the cards that it brings, free.',
    'TRN-016': 'Two Objectives. If both players have an Objective, that of the player who takes the first turn does its work first.',
    'TRN-017': 'Both locations are deployed. If the starting locations of the two players differ, both go on table at the same time.',
    'TRN-018': 'The same starting location. When both players reveal the same location, Dark may let his copy be converted. If he does not, Light may let hers be.',
    'TRN-019': 'Nobody lets his be converted. If both decline, their copies are put aside and both choose anew, until there are locations on table. What failed goes back into the Reserve Deck; a second copy may be chosen.',
    'TRN-020': 'An attempt to convert. Who may not have a starting location converted may still let the opponent try: that location is placed out of play, and counts as if it had been laid over.',
    'TRN-040': 'An illegal starting location. A starting location that cannot be deployed goes back into the Reserve Deck, and its player begins without one.',
  },
  log: {
    'starting location': 'The {player} starts with {card}.',
    'starting Objective': 'The {player} starts with the Objective {card}. Both of its sides may be read by both players.',
    'no starting location': 'The {player} starts without a location.',
    converted: '{card} of the {player} now lies on top.',
    'illegal location': 'The {player} cannot start with {card}: it goes back into the Reserve Deck.',
    'not converted': 'The location on table may not be converted: {card} is placed out of play, and counts as deployed.',
    'set aside': 'Both copies of “{title}” are set aside.',
  },
  decisions: {
    'convert starting location': {
      title: 'Let “{title}” be converted?',
      text: 'Both sides start with “{title}”. The {player} may let the opponent’s copy lie on top.',
    },
    'starting location': {
      title: 'Your starting location',
      text: 'The {player} chooses the location to start with.',
    },
  },
  options: { allow: 'Allow', refuse: 'Refuse' },
}
