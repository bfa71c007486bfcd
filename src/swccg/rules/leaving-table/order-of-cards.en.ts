export const orderOfCards = {
  rules: {
    'KRN-056': 'Order of what leaves. Each owner chooses the order in which his cards that leave table together are placed in a pile.',
    'KRN-065': 'Order of what is placed. Where an action places several cards and nobody is named to order them, the player whose turn it is does.',
  },
  log: { 'ordered in pile': 'The {player} orders cards in {pile} of the {owner}.' },
  decisions: {
    'order in pile': {
      title: 'Order of the cards',
      text: 'The {player} may say in which order these cards lie in {pile} of the {owner}, the top card first.',
    },
  },
  passing: { 'order in pile': 'They stay as they lie.' },
}
