export const jumpingOff = {
  rules: {
    'ATK-061': 'Jumping off. When a creature vehicle is eaten or lost in another way, characters aboard can jump off: they disembark at the same site and survive.',
  },
  log: {
    'stays aboard': '{cards} {cards|stays|stay} aboard {ship} and {cards|is|are} lost with it.',
    'jumps off': '{cards} {cards|jumps|jump} off {ship} at {at}.',
  },
  decisions: {
    'jump off': {
      title: 'Who jumps off {card}?',
      text: '{card} is being lost. The {player} names the riders who jump off and stay at the site.',
    },
  },
}
