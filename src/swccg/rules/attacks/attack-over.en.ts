export const attackOver = {
  rules: {
    'ATK-089': 'Hit, lost and over. In the rulings of August 2001, a creature that is hit while it is attacked is lost, and the attack is over.',
  },
}
