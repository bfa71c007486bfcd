export const effects = {
  rules: {
    'DEP-092': 'On the character itself. Whatever deploys on a persona deploys on a card of that persona, and not on one that merely contains it.',
    'DEP-093': 'Effects on what contains a persona. An Effect that deploys on a character may be deployed on the starship whose permanent pilot that character is.',
    'KRN-060': 'On table. A card deploys on table if it goes neither to a location nor onto another card.',
  },
  reasons: {
    'DEP-092': '{card} deploys on the persona’s own card, and {ship} only contains that persona.',
  },
}
