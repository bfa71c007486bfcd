/** Never in life force in English. */

export const neverInLifeForce = {
  rules: {
    'TRN-007': {
      title: 'Cards that begin in play',
      text: 'A card that may not be placed in Life Force is deployed as the game begins, by an Objective or by its own text.',
    },
    'TRN-021': {
      title: 'Never in the Reserve Deck',
      text: 'Before the Starting Interrupts, cards that may never be in a Reserve Deck and whose requirements are not met are placed out of play.',
    },
    'TRN-031': {
      title: 'Never in Life Force',
      text: 'A card that may not be placed in Reserve Deck or Life Force is never in its owner’s Life Force, Lost Pile or hand.',
    },
    'TRN-032': {
      title: 'Out of play instead',
      text: 'If such a card leaves table, whatever the reason, it is placed out of play.',
    },
  },
  log: {
    'never in Reserve Deck':
      '{cards} {cards|goes|go} out of play: {cards|it|they} may not be in the Reserve Deck.',
  },
}
