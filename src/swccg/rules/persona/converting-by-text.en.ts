/** Converting by text in English. */

export const convertingByText = {
  rules: {
    'DEP-137': {
      title: 'Converted with all that is on it',
      text: 'A character that a text converts moves to the other side of the location with all cards on it, and they belong to the other player.',
    },
    'DEP-138': {
      title: 'The same character',
      text: 'Nothing else about a character that a text converts changes.',
    },
  },
  log: {
    'comes to the other side': '{card} comes to the side of the {player}[, with {cards}].',
  },
}
