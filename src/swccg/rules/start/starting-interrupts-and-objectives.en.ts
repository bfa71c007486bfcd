export const startingInterruptsAndObjectives = {
  rules: {
    'DEP-228': 'One Starting Interrupt after the other. Who goes second sees what the first player’s Starting Interrupt has brought before searching for cards.',
    'TRN-028': 'The deck before the first turn. While the game is being started, all of a player’s cards that are neither on table nor in hand count as his Reserve Deck.',
    'TRN-035': 'All that must be done. Whatever an Objective or a Starting Interrupt tells its player to do must be done in full. What he may do can be left out.',
    'TRN-036': 'An Objective that fails. If part of what an Objective demands cannot be done, all of it is undone and the Objective is out of play. Its player has neither an Objective nor a starting location.',
    'TRN-037': 'A Starting Interrupt that fails. If part of what a Starting Interrupt demands cannot be done, all of it is undone and it goes back into the Reserve Deck. Its player plays no other one.',
    'TRN-041': 'What was done at the start. A Starting Interrupt that asks what its player has deployed, or began with, looks at what was done, even if a location has been converted since.',
  },
  log: {
    'illegal Objective': 'The {player} cannot do all that {card} demands: it goes out of play[, and {cards} {cards|goes|go} back].',
    'illegal Interrupt': 'The {player} cannot do all that {card} demands: it goes back into the Reserve Deck[, with {cards}].',
    'takes into hand': 'The {player} takes {card} into hand[: {by}].',
  },
  decisions: {
    'take at start': {
      title: 'Take a card into hand',
      text: 'The {player} takes a card from the Reserve Deck into hand: {by}.',
    },
  },
  passing: { 'take at start': 'The cards stay in the Reserve Deck.' },
}
