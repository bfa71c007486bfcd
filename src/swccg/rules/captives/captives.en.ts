export const captives = {
  rules: { 'TRM-059': 'Frozen once. What freezes a character does not choose one that is frozen already.' },
  reasons: { 'TRM-059': '{card} is frozen already, so {by} does not choose it.' },
  log: {
    frozen: '{card} is frozen: {by}.',
    'handed over': '{ship} takes {card} into custody[: {by}].',
    imprisoned: '{card} is captured and imprisoned at {by}.',
  },
  decisions: {
    'choose the escort': {
      title: 'Who escorts {card}?',
      text: 'The {player} chooses the one who takes {card} into custody.',
    },
  },
  events: { frozen: '{card} has been frozen' },
}
