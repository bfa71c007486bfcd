export const firingByText = {
  rules: {
    'WPN-032': 'Only hits are lost. That ‘hit’ targets are lost immediately concerns weapons that ‘hit’. All others have their usual result.',
    'WPN-051': 'Automated weapons of their own time. A card that lets a weapon fire outside the battle phase can fire an automated weapon only if that weapon does not say itself when it fires.',
  },
  reasons: { 'WPN-051': '{card} is an automated weapon that says itself when it fires.' },
  decisions: { aim: { title: 'Choose a target', text: 'The {player} chooses what {card} is fired at.' } },
}
