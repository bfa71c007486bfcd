export const maintenanceCosts = {
  rules: {
    'DRW-033': 'Maintenance. Paying for the maintenance of a card is mandatory. It comes by itself at the end of the turn.',
    'DRW-034': 'How to maintain. The owner of a card chooses among the ways that are printed on it.',
    'DRW-035': 'At the end of your own turn. Maintenance is due at the end of the turn of the card’s owner.',
    'KRN-121': 'What must be comes before what may. At the end of a turn or of a battle mandatory actions come before optional ones.',
  },
  log: {
    maintained: 'The {player} maintains {card}{cost}.',
    'not maintained': 'The {player} does not maintain {card}.',
  },
  decisions: {
    maintain: { title: 'Maintain {card}?', text: 'The {player} maintains {card}, or lets it go.' },
  },
  options: {
    maintains: 'Maintenance of {by}',
    maintain: 'Use Force to maintain it',
    'to used': 'Lose Force to place it in the Used Pile',
    'out of play': 'Place it out of play',
  },
}
