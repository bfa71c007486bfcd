export const twoIcons = {
  rules: {
    'TRM-410': 'Two icons, one character. A character with two icons is one character still, and cannot be both of two that a text asks for together.',
  },
  reasons: {
    'TRM-410': '{card} asks for several characters together, and one with two icons is one character still.',
  },
}
