/** Mandatory attacks in English. */

export const mandatoryAttacks = {
  rules: {
    'ATK-026': {
      title: 'When your creature attacks',
      text: 'You choose when in your battle phase your creature makes the attack it has to make. If it has not attacked by the end of the phase, it does so then automatically.',
    },
    'KRN-120': {
      title: 'The phase stays closed',
      text: 'A mandatory action that comes at the end of a phase does not open it again: nobody acts in it any more.',
    },
  },
  options: {
    attack: '{by} attacks',
  },
}
