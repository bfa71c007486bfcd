export const stepsOfAnAction = {
  log: {
    'cards out of play': '{cards} {cards|is|are} placed out of play[, and {others} lost with it].',
    'takes effect': '{card} takes effect.',
    'stays stacked': '{card} stays on {ship}.',
    'card played': 'The {player} plays {card}[, on {cards}][, to {to}][{cost}].',
    'text used': 'The {player} uses the text of {card}[, on {cards}][, to {to}][{cost}].',
    canceled: '{card} is canceled.',
    'price paid': 'The {player} pays for {card}{cost}.',
    'price declined': 'The {player} does not pay for {card}.',
  },
  decisions: {
    'respond/playing': {
      title: 'Respond to the card?',
      text: 'A card is being played. The {player} may respond before it has its result.',
    },
    'respond/played': {
      title: 'Respond to the card?',
      text: 'A card has been played. The {player} may respond.',
    },
    'respond/using': {
      title: 'Respond to the text?',
      text: 'A text is being used. The {player} may respond before it has its result.',
    },
    'respond/used': {
      title: 'Respond to the text?',
      text: 'A text has been used. The {player} may respond.',
    },
    'choose the price': {
      title: 'Choose the price',
      text: 'For {card} the {player} uses as much Force as is chosen; {have} {have|is|are} there.',
    },
    'pay the price': {
      title: 'Pay for {card}?',
      text: 'The {player} pays the price of {card}{cost}, or declines.',
    },
  },
  events: {
    playing: '{card} is being played[, on {cards}][, to {to}]',
    played: '{card} has been played',
    using: 'the text of {card} is being used[, on {cards}][, to {to}]',
    used: 'the text of {card} has been used',
  },
  options: { pay: 'Pay' },
  passing: {
    'respond/playing': '{card} takes effect[, on {cards}][, to {to}]',
    'respond/using': 'the text of {card} takes effect[, on {cards}][, to {to}]',
  },
}
