export const cancelingGameText = {
  rules: {
    'KRN-225': 'It stays on table. A card whose game text is canceled is neither lost nor set aside.',
    'KRN-224': 'What a starship keeps. A starship or vehicle without its game text keeps its capacity, its permanent pilots and the way in which it moves.',
    'KRN-223': 'The numbers stay. Canceling game text leaves title, icons and printed numbers as they are. Only numbers that the text itself defines are gone.',
    'KRN-222': 'Canceled text does nothing. Nothing can be initiated or triggered by canceled game text, and none of its modifiers applies.',
    'KRN-221': 'For how long. Game text is canceled for the time that is said, or as long as the card that cancels it is in play.',
  },

  log: {
    'text canceled': 'The game text of {card} is canceled[: {by}].',
    'text works again': 'The game text of {card} works again.',
  },

  reasons: {
    'KRN-222': 'The game text of {card} is canceled by {by}.',
  },
}
