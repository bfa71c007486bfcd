export const effects = {
  rules: {
    'DEP-024': 'Epic Events. Some Epic Events deploy and stay, others are played like Interrupts, as their text says.',
    'DEP-092': 'On the character itself. Whatever deploys on a persona deploys on a card of that persona, and not on one that merely contains it.',
    'DEP-093': 'Effects on what contains a persona. An Effect that deploys on a character may be deployed on the starship whose permanent pilot that character is.',
    'DEP-249': 'Immediate Effects. An Immediate Effect is deployed in response to another action, and so in any phase.',
    'DEP-251': 'Utinni Effects. A Utinni Effect deploys on a location and names the card on table that it targets.',
    'KRN-060': 'On table. A card deploys on table if it goes neither to a location nor onto another card.',
  },
  reasons: {
    'DEP-092': '{card} deploys on the persona’s own card, and {ship} only contains that persona.',
    'DEP-251/no target': '{card} is no Utinni Effect, and targets no card as it deploys.',
    'DEP-249': '{card} is an Immediate Effect: it is deployed in response to something.',
  },
}
