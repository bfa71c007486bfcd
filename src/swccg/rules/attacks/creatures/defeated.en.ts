export const defeated = {
  rules: {
    'ATK-053': 'A defeated creature is lost. A creature defeated when attacked is lost, unless another action intervenes.',
    'ATK-059': 'Eaten. A defeated target is normally eaten, which is to say lost. Cards may name another result.',
    'ATK-094': 'The host is eaten. If a creature eats a host, all creatures attached to it detach.',
  },
  log: {
    'creature defeated': '{card} is defeated and lost.',
    eaten: '{by} eats {card}.',
    'eaten and out of play': '{by} eats {card}, which is out of play.',
  },
  decisions: {
    'fate of defeated': {
      title: '{card} is defeated',
      text: 'The {player} says what becomes of it: {by} eats it or brings it somewhere else.',
    },
  },
  options: { eaten: 'Eaten[ by {by}]', site: 'To {by}' },
}
