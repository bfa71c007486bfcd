export const duration = {
  rules: {
    'KRN-145': 'Once begun, it lasts. An effect with a duration lasts until its end, even if the card that brought it about is gone.',
  },
  log: { 'lasting change': 'The text of {card} holds from now on.' },
}
