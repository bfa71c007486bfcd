export const convertingByText = {
  rules: {
    'DEP-137': 'Converted with all that is on it. A character that a text converts moves to the other side of the location with all cards on it, and they belong to the other player.',
    'DEP-138': 'The same character. Nothing else about a character that a text converts changes.',
  },
  log: { 'comes to the other side': '{card} comes to the side of the {player}[, with {cards}].' },
}
