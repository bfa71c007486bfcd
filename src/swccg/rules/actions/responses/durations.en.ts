export const durations = {
  rules: {
    'KRN-147': 'For the battle. What an action in a battle changes without saying for how long lasts until the battle ends, or until the card leaves table.',
    'KRN-148': 'For good. What an action outside of battles changes without saying for how long lasts until the card leaves table.',
    'KRN-149': 'What weapons change. What a weapon changes without saying for how long lasts until the card leaves table or is restored, battle or not.',
    'KRN-221': 'For how long. Game text is canceled for the time that is said, or as long as the card that cancels it is in play.',
    'KRN-223': 'The numbers stay. Canceling game text leaves title, icons and printed numbers as they are. Only numbers that the text itself defines are gone.',
    'KRN-224': 'What a starship keeps. A starship or vehicle without its game text keeps its capacity, its permanent pilots and the way in which it moves.',
    'KRN-225': 'It stays on table. A card whose game text is canceled is neither lost nor set aside.',
    'KRN-293': 'Numbers as they stand. Whenever a number is checked, all game text in effect has been applied to it.',
    'KRN-323': 'Undefined is 0. A number that nothing defines counts as 0.',
    'KRN-325': 'What is not defined. A number that a card does not have cannot be modified. Where one is asked for, it is 0.',
  },
  log: {
    'change put': 'The text of {card} takes hold[ of {cards}].',
    'number changes': '{card}: {what} {count} instead of {number}.',
    'number is again': '{card}: {what} is {count} again, no longer {number}.',
    'number stays': '{card}: {what} stays {count}.',
    'no such number': '{card} has no {what} that could be changed.',
  },
}
