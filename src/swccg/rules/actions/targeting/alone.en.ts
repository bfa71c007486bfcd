export const alone = {
  rules: {
    'BAT-198': 'Spies and being alone. During a battle an undercover spy does not matter for whether a card is alone.',
    'ATK-076': 'Alone with a creature. A creature is not a character. Its presence does not keep a character from being alone.',
    'CTL-058': 'A starship or vehicle alone. A starship or vehicle is alone where its player has no character, vehicle or starship besides it and what it carries.',
    'CTL-057': 'Never alone. A character card of several persons is never alone, nor are the permanent pilots of a card that has more than one.',
    'CTL-056': 'Alone. A character is alone where its player has no other character and no other card with ability.',
  },

  reasons: {
    'CTL-058': '{card} is not alone: others of its player are there and not aboard it.',
    'CTL-057': '{card} is several persons on one card, and never alone.',
    'CTL-056': '{card} is not alone.',
  },
}
