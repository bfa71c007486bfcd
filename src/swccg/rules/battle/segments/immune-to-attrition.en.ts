export const immuneToAttrition = {
  rules: {
    'BAT-178': 'Immune to attrition. Compare the number after the < sign with the total attrition. If the attrition is lower, you need not forfeit the card to it; otherwise its immunity is of no use.',
    'BAT-180': 'Immunity covers those aboard. The immunity of a starship or enclosed vehicle also covers the cards on its bridge, in its cockpit or in its cargo bay, but not those at its sites.',
    'BAT-181': 'The highest immunity counts. If a card is immune to attrition from several sources, only the highest immunity counts. They are not added up.',
    'BAT-182': 'Immunity taken away. If one text gives a card immunity to attrition and another takes it away, it has none, whichever came first.',
    'BAT-183': 'Immunity to lose. An action by which a card loses its immunity to attrition cannot be started while it has none, or has had it taken away.',
    'BAT-196': 'At its sites, too. In the rulings of August 2001, the immunity of an enclosed vehicle or starship covers all cards aboard, those at its sites included.',
  },
  reasons: {
    'BAT-183': '{card} has no immunity to attrition that it could lose to {by}.',
    'BAT-182': '{card} has had its immunity to attrition taken away.',
  },
}
