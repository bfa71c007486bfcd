export const peeking = {
  rules: {
    'KRN-034': 'Peeking. Who peeks at a card sees it alone; then it goes back to where it was, unless the text says something else.',
    'KRN-035': 'Peeking at a hand. Cards of the opponent’s hand that a player peeks at are revealed to both players.',
    'KRN-036': 'The whole card. Who looks at a card may read all of it, in reasonable time. The seconds that older cards allow do not count.',
  },
  log: {
    'looks through': 'The {player} looks through {pile} of the {owner}.',
    peeks: 'The {player} peeks at {count} {count|card|cards} of {pile} of the {owner}.',
    reordered: 'The {player} puts {pile} of the {owner} back in another order.',
  },
  decisions: {
    look: {
      title: 'Look at the cards',
      text: 'The {player} looks at cards of {pile} of the {owner}. Nobody else sees them.',
    },
    'look and move': {
      title: 'Look at the cards',
      text: 'The {player} looks at cards of {pile} of the {owner} and chooses which go {goal}.',
    },
    'put in order': {
      title: 'Put the cards in order',
      text: 'The {player} chooses the order of {pile} of the {owner}, the top card first.',
    },
  },
  passing: { look: 'Nobody else sees these cards. Go on when you have read them.' },
}
