/** Maintenance costs in English. */

export const maintenanceCosts = {
  rules: {
    'DRW-033': {
      title: 'Maintenance',
      text: 'Paying for the maintenance of a card is mandatory. It comes by itself at the end of the turn.',
    },
    'DRW-034': {
      title: 'How to maintain',
      text: 'The owner of a card chooses among the ways that are printed on it.',
    },
    'DRW-035': {
      title: 'At the end of your own turn',
      text: 'Maintenance is due at the end of the turn of the card’s owner.',
    },
    'KRN-121': {
      title: 'What must be comes before what may',
      text: 'At the end of a turn or of a battle mandatory actions come before optional ones.',
    },
  },
  log: {
    maintained: 'The {player} maintains {card}{cost}.',
    'not maintained': 'The {player} does not maintain {card}.',
  },
  decisions: {
    maintain: {
      title: 'Maintain {card}?',
      text: 'The {player} maintains {card}, or lets it go.',
    },
  },
  options: {
    maintains: 'Maintenance of {by}',
    maintain: 'Use Force to maintain it',
    'to used': 'Lose Force to place it in the Used Pile',
    'out of play': 'Place it out of play',
  },
}
