export const justActions = {
  rules: {
    'KRN-107': 'Just actions. An optional response is a just action, whether or not its text has the word “just”.',
    'KRN-106': 'The opponent responds first. When a player has acted, the opponent has the first chance to respond. Then the players take turns.',
  },

  reasons: {
    'KRN-107': '{card} says what may be done once that has happened: the opponent comes first.',
  },
}
