export const firingByText = {
  rules: {
    'WPN-032': 'Only hits are lost. That ‘hit’ targets are lost immediately concerns weapons that ‘hit’. All others have their usual result.',
  },
  reasons: {},
  decisions: { aim: { title: 'Choose a target', text: 'The {player} chooses what {card} is fired at.' } },
}
