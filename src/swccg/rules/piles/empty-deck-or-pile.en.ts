export const emptyDeckOrPile = {
  rules: {
    'KRN-023': 'Nothing to take. No action can be begun that deploys, takes, exchanges or steals cards from a deck, pile or stack that is empty.',
    'KRN-024': 'Nothing to look at. No action can be begun that searches, looks at, reveals or selects cards of an empty deck or pile.',
    'KRN-026': 'Nothing to shuffle. No card is played to shuffle an empty deck or pile.',
    'KRN-028': 'Fewer cards than asked for. One card is enough to begin an action on several cards of a deck or pile. It does as much as it can, and is over.',
    'KRN-031': 'Retrieving from an empty pile. An empty Lost Pile keeps nobody from beginning to retrieve.',
    'KRN-206': 'Empty hand. An empty hand cannot be looked at, and nothing can be taken from it.',
    'KRN-209': 'Targets that cannot be seen. What cannot be observed need not be there: cards in decks and piles, cards face down, cards in the opponent’s hand.',
    'KRN-213': 'Found is used. A hidden target that is found must be used, wanted or not. If there is none the action has no result, and its card goes to its usual pile.',
    'KRN-272': 'Units of Force have no features. A unit of Force is just that, except where a rule or text looks at what the card in that place is.',
    'KRN-025': 'Nothing to draw. From an empty deck or pile you cannot begin to draw cards.',
  },
  reasons: {
    'KRN-023/empty': 'There is nothing to take: {pile} of the {owner} is empty.',
    'KRN-023/no stack': 'No card is stacked on {card}.',
    'KRN-024/empty': 'There is nothing to look at: {pile} of the {owner} is empty.',
    'KRN-026/empty': 'There is nothing to shuffle: {pile} of the {owner} is empty.',
    'KRN-206': 'The hand of the {owner} is empty.',
    'KRN-025': 'Your Force Pile is empty, so there is no card to draw.',
    'KRN-025/empty': 'There is nothing to draw: {pile} of the {owner} is empty.',
  },
  log: { shuffled: '{pile} of the {owner} is shuffled, and the {cutter} cuts.' },
}
