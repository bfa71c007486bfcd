export const excludedFromBattle = {
  rules: {
    'BAT-192': 'What exclusion is in 2001. The rulings of August 2001 list what an excluded card cannot do. They do not make it inactive, and they say nothing of the cards on it or aboard it.',
    'BAT-173': 'Who has excluded. The player whose card excludes another has excluded it, whoever initiated the battle.',
    'BAT-172': 'Aboard the excluded card. Cards that are inactive only because the card that carries them was excluded are not themselves excluded.',
    'BAT-171': 'Not excluded, but captured. Text that keeps a card from being excluded does not keep it from being captured, missing, lost, taken to hand or placed in the Used Pile.',
    'BAT-170': 'Not every absence is exclusion. A card that becomes inactive in another way, or leaves table, has not been excluded. Texts that prevent exclusion or answer it do not concern it.',
    'BAT-167': 'Excluded cards return together. When the battle has just ended, all cards excluded from it become active again, together and by themselves.',
    'BAT-166': 'Exclusion disturbs nothing else. When exclusion makes a card inactive, no Objective flips, and no other card on table is canceled or removed because of it.',
    'BAT-164': 'When the pilot is excluded. If the pilot is excluded, his vehicle or starship stays in the battle unpiloted. It may be forfeited, and the inactive cards aboard are then lost with it.',
    'BAT-162': 'Excluded cards add nothing. An excluded card brings neither power to the battle nor ability toward battle destiny.',
    'BAT-161': 'Excluded is inactive. Exclusion makes a card inactive until the battle is over, together with all that is deployed on it or is aboard it.',
    'BAT-160': 'What excluding is. To exclude a card is to take it out of the battle that is being fought.',
    'BAT-158': 'Left out at once. A card that may not participate is excluded at once and by itself, whether a battle starts where it is or the bar comes in the middle of the battle.',
  },
}
