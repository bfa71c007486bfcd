export const comboCards = {
  rules: {
    'TRM-416': 'Combo cards as they read. A combo card does what its own text says, even where those of the two single cards read otherwise.',
    'TRM-414': 'A pair is one character. A combo card of two characters is one card and one character: it uses 1 Force for its landspeed and takes up one capacity slot.',
    'DEP-175': 'Combo cards stay as they are. A combo card neither replaces a character nor is it replaced.',
    'DEP-174': 'Combo cards. A combo card, two titles joined by “&”, counts as both of them.',
  },

  reasons: {
    'DEP-175': 'A combo card takes no part in persona replacement: {card}, {by}.',
    'DEP-174': '{by} and {card} share one of the two titles of a combo card.',
  },
}
