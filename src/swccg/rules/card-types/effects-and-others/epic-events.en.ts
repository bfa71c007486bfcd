export const epicEvents = {
  rules: {
    'DEP-024': 'Epic Events. Some Epic Events deploy and stay, others are played like Interrupts, as their text says.',
  },
}
