export const longRangeWeapons = {
  rules: {
    'WPN-042': 'Into several battles. A long-range weapon may be fired more than once in a turn, but only once into any one battle.',
    'WPN-041': 'Only into a battle. Whoever carries a long-range weapon need not be in the battle, but the target must be in one, or be a creature that you attack, unless a card’s text lets you fire otherwise.',
  },

  reasons: {
    'WPN-041': 'The range of {card} serves to fire into a battle at an adjacent site, and there is no battle.',
  },
}
