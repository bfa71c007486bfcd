export const mandatoryAttacks = {
  rules: {
    'ATK-026': 'When your creature attacks. You choose when in your battle phase your creature makes the attack it has to make. If it has not attacked by the end of the phase, it does so then automatically.',
    'KRN-120': 'The phase stays closed. A mandatory action that comes at the end of a phase does not open it again: nobody acts in it any more.',
  },
  options: { attack: '{by} attacks' },
}
