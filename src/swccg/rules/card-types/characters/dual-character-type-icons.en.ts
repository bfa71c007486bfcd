export const dualCharacterTypeIcons = {
  rules: {
    'TRM-007': 'What a character is. Whether a character is an alien, an Imperial, a Rebel or a droid is told by its icon, whatever else is said of it.',
    'TRM-409': 'Two icons. A character with two icons that tell what it is counts as either, whenever a text asks for one of them.',
    'TRM-410': 'Two icons, one character. A character with two icons is one character still, and cannot be both of two that a text asks for together.',
  },
  reasons: {
    'TRM-007': '{card} is another kind of character than {by} speaks of.',
    'TRM-410': '{card} asks for several characters together, and one with two icons is one character still.',
  },
}
