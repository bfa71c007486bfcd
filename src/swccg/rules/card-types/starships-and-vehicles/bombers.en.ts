export const bombers = {
  rules: {
    'TRM-033': 'Bombers. Every starship of the class B-wing or TIE/sa is a bomber.',
  },

  reasons: {
    'TRM-033': '{card} is neither a B-wing nor a TIE/sa, and so no bomber.',
  },
}
