export const lifeForce = {
  rules: {
    'KRN-001': 'Life Force. Your Life Force is your Reserve Deck, your Force Pile and your Used Pile together.',
    'KRN-002': 'Losing the game. You lose the game in the moment in which no Life Force is left to you.',
    'KRN-003': 'Unresolved destiny. A destiny draw that is not resolved yet still counts as part of the Life Force of its player.',
    'KRN-005': 'What is no Life Force. Your hand, your cards on table and your Lost Pile do not count as Life Force.',
  },
  log: {
    wins: 'The {player} wins: the {loser} has no Life Force left.',
    'destiny is left': 'All that the {player} has left is the destiny that is being drawn.',
  },
}
