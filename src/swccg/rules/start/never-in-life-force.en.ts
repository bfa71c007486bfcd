export const neverInLifeForce = {
  rules: {
    'TRN-007': 'Cards that begin in play. A card that may not be placed in Life Force is deployed as the game begins, by an Objective or by its own text.',
    'TRN-021': 'Never in the Reserve Deck. Before the Starting Interrupts, cards that may never be in a Reserve Deck and whose requirements are not met are placed out of play.',
    'TRN-031': 'Never in Life Force. A card that may not be placed in Reserve Deck or Life Force is never in its owner’s Life Force, Lost Pile or hand.',
    'TRN-032': 'Out of play instead. If such a card leaves table, whatever the reason, it is placed out of play.',
  },
  log: {
    'never in Reserve Deck': '{cards} {cards|goes|go} out of play: {cards|it|they} may not be in the Reserve Deck.',
  },
}
