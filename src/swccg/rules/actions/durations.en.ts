export const durations = {
  rules: {
    'CTL-042':
      'Where present. A card that works “where present” has to be present at the location itself. What it works on only has to be at that location.',
    'KRN-147':
      'For the battle. What an action in a battle changes without saying for how long lasts until the battle ends, or until the card leaves table.',
    'KRN-148':
      'For good. What an action outside of battles changes without saying for how long lasts until the card leaves table.',
    'KRN-149':
      'What weapons change. What a weapon changes without saying for how long lasts until the card leaves table or is restored, battle or not.',
    'KRN-220':
      'Ignoring is canceling. Whatever stops all game text of a card counts as canceling it, and fails where the game text may not be canceled.',
    'KRN-221':
      'For how long. Game text is canceled for the time that is said, or as long as the card that cancels it is in play.',
    'KRN-222':
      'Canceled text does nothing. Nothing can be initiated or triggered by canceled game text, and none of its modifiers applies.',
    'KRN-223':
      'The numbers stay. Canceling game text leaves title, icons and printed numbers as they are. Only numbers that the text itself defines are gone.',
    'KRN-224':
      'What a starship keeps. A starship or vehicle without its game text keeps its capacity, its permanent pilots and the way in which it moves.',
    'KRN-225': 'It stays on table. A card whose game text is canceled is neither lost nor set aside.',
    'KRN-293':
      'Numbers as they stand. Whenever a number is checked, all game text in effect has been applied to it.',
    'KRN-323': 'Undefined is 0. A number that nothing defines counts as 0.',
    'KRN-325':
      'What is not defined. A number that a card does not have cannot be modified. Where one is asked for, it is 0.',
    'WPN-067':
      'Copied text, no weapon. A character that copies the game text of one with a permanent weapon has neither the weapon nor the use of it.',
  },
  reasons: {
    'KRN-220': '{ship} keeps the game text of {card} from being canceled, so {by} cannot do it.',
    'KRN-222': 'The game text of {card} is canceled by {by}.',
    'CTL-042': '{by} is present there; {card} need only be at that location for it to lose its text.',
    'WPN-067': '{card} has only the text of {by}, and not the weapon that is part of it.',
  },
  log: {
    'change put': 'The text of {card} takes hold[ of {cards}].',
    'number changes': '{card}: {what} {count} instead of {number}.',
    'number is again': '{card}: {what} is {count} again, no longer {number}.',
    'number stays': '{card}: {what} stays {count}.',
    'no such number': '{card} has no {what} that could be changed.',
  },
}
