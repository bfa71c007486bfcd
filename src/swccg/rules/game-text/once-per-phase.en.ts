/** Once per phase in English. */

export const oncePerPhase = {
  rules: {
    'KRN-145': {
      title: 'Once begun, it lasts',
      text: 'An effect with a duration lasts until its end, even if the card that brought it about is gone.',
    },
  },
  log: {
    'lasting change': 'The text of {card} holds from now on.',
  },
}
