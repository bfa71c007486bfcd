export const destinyDraws = {
  log: {
    'destiny not below 0': 'A destiny is never below 0.',
    'destiny failed': 'There is no card to draw for destiny.',
  },
  events: { 'destiny completed': 'destiny, completed' },
}
