export const commanders = {
  rules: {
    'TRM-098': 'Who is a commander. A character is a commander only if this very word is in the title, game text or lore. That somebody commands, or commanded, is not enough.',
  },

  reasons: {
    'TRM-098': '{card} is not called a commander: the very word has to be in title, text or lore.',
  },
}
