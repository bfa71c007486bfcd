export const movingToBattle = {
  rules: {
    'BAT-025': 'Other responses bring cards in. The player who started the battle cannot react, but may bring cards in with a response that is no react.',
  },
  log: { 'not moved to battle': '{card} cannot move to the battle any more.' },
}
