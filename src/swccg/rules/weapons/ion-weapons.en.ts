export const ionWeapons = {
  rules: {
    'WPN-040': 'The weapons of the starship. Losing all weapons aboard a starship means those that the starship itself uses, not the ones on cards inside it.',
    'WPN-039': 'What ion cannons bring to zero. An ion cannon can bring power, armor, maneuver or hyperspeed down to 0. That stays so, and nothing changes it unless a card repairs it.',
    'WPN-038': 'Ion weapons do not hit. An ion weapon makes nothing ‘hit’. What it does happens at once.',
  },
}
