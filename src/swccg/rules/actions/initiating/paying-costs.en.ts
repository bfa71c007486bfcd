export const payingCosts = {
  rules: {
    'KRN-136': 'Taken into hand. Taking a destiny card into hand in order to draw again is part of the result and not a cost.',
    'KRN-135': 'Maintenance is a cost. What maintaining a card takes is a cost, so what changes a loss of Force does not change it.',
    'KRN-134': 'A loss that is a cost. Force lost as the cost of beginning something cannot be reduced, changed or replaced, unless a text speaks of that very cost.',
    'KRN-133': 'What costs can be. A cost can be Force to use or to lose, a card or an action to give up, or an amount that a destiny draw names.',
  },

  reasons: {
    'KRN-135': 'That Force is lost to maintain a card, so {card} cannot answer it.',
    'KRN-134': 'That Force is lost as a cost, so {card} cannot answer it.',
  },
}
