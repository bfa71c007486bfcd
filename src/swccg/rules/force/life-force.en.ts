/** Life force in English. */

export const lifeForce = {
  rules: {
    'KRN-001': {
      title: 'Life Force',
      text: 'Your Life Force is your Reserve Deck, your Force Pile and your Used Pile together.',
    },
    'KRN-002': {
      title: 'Losing the game',
      text: 'You lose the game in the moment in which no Life Force is left to you.',
    },
    'KRN-003': {
      title: 'Unresolved destiny',
      text: 'A destiny draw that is not resolved yet still counts as part of the Life Force of its player.',
    },
    'KRN-005': {
      title: 'What is no Life Force',
      text: 'Your hand, your cards on table and your Lost Pile do not count as Life Force.',
    },
  },
  log: {
    wins: 'The {player} wins: the {loser} has no Life Force left.',
    'destiny is left': 'All that the {player} has left is the destiny that is being drawn.',
  },
}
