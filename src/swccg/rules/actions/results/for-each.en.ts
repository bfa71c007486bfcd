export const forEach = {
  rules: {
    'KRN-141': 'Results are automatic actions. The parts of a result are automatic actions. Where they concern both players, the player whose turn it is says who comes first.',
    'KRN-151': 'Nothing to count. Where there is nothing that “for each” could count, the amount is 0, and nothing changes that.',
  },
  log: { 'nothing counted': '{card} finds nothing to count, so nothing is lost.' },
  decisions: {
    'which automatic action first': {
      title: 'Which one first?',
      text: 'Several automatic actions are due at once. The {player}, whose turn it is, names the next one.',
    },
  },
}
