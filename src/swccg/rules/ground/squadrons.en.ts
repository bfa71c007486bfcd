export const squadrons = {
  rules: {
    'TRM-462': 'Squadrons and decks. A squadron is three ships of its class. What takes ships of that class from a deck or pile, or places them in one, works on a squadron only if it can take three.',
    'TRM-463': 'Squadrons are moved whole. What moves ships of a class moves a squadron of them only if it can move all three.',
  },
  reasons: {
    'TRM-462': '{cards}: a squadron counts as three ships, and {by} takes {count}.',
    'TRM-463': '{cards}: a squadron counts as three ships, and {by} moves {count}.',
  },
}
