export const impliedTargetRule = {
  rules: {
    'KRN-212': 'In vain, and allowed. A number that cannot be modified may be a target all the same. Nothing comes of it.',
    'KRN-211': 'What there is is modified. A modifier that applies by itself changes those of its numbers that exist. One that does not exist stays so.',
    'KRN-208': 'What is gained is no target. What a card gains by an action is no target of that action: it need not have it before.',
    'KRN-210': 'All but the protected. A text about all cards of a group passes over those that are protected from it, and changes the others.',
    'KRN-202': 'Nothing to change. A number that a card does not have cannot be changed, and so the card is no target for that.',
  },

  reasons: {
    'KRN-202': '{card} does not have such a number.',
    'KRN-202/value': '{card} has no {what}, so {by} cannot change it.',
  },
}
