export const durations = {
  rules: {
    'KRN-147': 'For the battle. What an action in a battle changes without saying for how long lasts until the battle ends, or until the card leaves table.',
    'KRN-148': 'For good. What an action outside of battles changes without saying for how long lasts until the card leaves table.',
    'KRN-149': 'What weapons change. What a weapon changes without saying for how long lasts until the card leaves table or is restored, battle or not.',
  },
  log: {
    'change put': 'The text of {card} takes hold[ of {cards}].',
    'number changes': '{card}: {what} {count} instead of {number}.',
    'number is again': '{card}: {what} is {count} again, no longer {number}.',
    'number stays': '{card}: {what} stays {count}.',
    'no such number': '{card} has no {what} that could be changed.',
  },
}
