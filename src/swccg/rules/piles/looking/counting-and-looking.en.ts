export const countingAndLooking = {
  rules: {
    'KRN-017': 'Counting cards. You may count your decks, piles, stacks and hand at any time, face down, and ask your opponent how many cards his have.',
    'KRN-018': 'No looking through piles. Nobody looks through a deck, pile or stack unless a rule or a card lets him. This goes for a Lost Pile too, although it lies face up: only its top card is seen.',
    'KRN-019': 'Your own stacked cards. A card of yours that is stacked on a card of yours, or on a location, you may examine at any time.',
    'KRN-020': 'Stacked with the opponent. If the stacked card or the card that it lies on is the opponent’s, you may not examine it.',
    'KRN-283': 'What is out of play is open. Both players may look at what is out of play.',
    'TRM-145': 'Face up is open. Every card that lies face up on table can be seen by both players, even under other cards.',
  },
  reasons: {
    'KRN-018': 'Nothing lets you look through {pile} of the {owner} now.',
    'KRN-020': 'You may not look at {card}: it is not yours, or what it is stacked on is not.',
  },
  log: {
    counts: 'The {player} counts {pile} of the {owner}: {count}.',
    'looks at': 'The {player} looks at [{pile} of the {owner}|{card}].',
  },
  decisions: {
    read: { title: 'Read the cards', text: 'The {player} looks at [{pile} of the {owner}|{card}].' },
  },
  passing: { read: 'Go on when you have read them.' },
}
