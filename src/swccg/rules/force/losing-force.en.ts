export const losingForce = {
  rules: {
    'KRN-011':
      'The Lost Pile. What is lost lies face up on its owner’s Lost Pile and is out of use unless something brings it back.',
    'KRN-037': 'Losing Force. You lose Force one unit at a time; each is a card that goes to your Lost Pile.',
    'KRN-038':
      'Where lost Force comes from. For each unit you choose: any card in your hand, or the top card of your Reserve Deck, Force Pile or Used Pile.',
    'KRN-040':
      'Losing Force from a place. Force that is to be lost from a certain place is taken from there first. What it lacks is lost as usual.',
    'KRN-134':
      'A loss that is a cost. Force lost as the cost of beginning something cannot be reduced, changed or replaced, unless a text speaks of that very cost.',
    'KRN-135':
      'Maintenance is a cost. What maintaining a card takes is a cost, so what changes a loss of Force does not change it.',
    'KRN-356':
      'The card lost, the value kept. You may lose an unresolved destiny card to satisfy Force loss. Its destiny value remains.',
    'TRN-030':
      'No Force before the first turn. While the game is being started nobody activates, uses or loses Force. Where a text says so, that part of it is passed over.',
  },
  reasons: {
    'KRN-038': 'Lose a card from your hand, or the top card of your Reserve Deck, Force Pile or Used Pile.',
    'KRN-134': 'That Force is lost as a cost, so {card} cannot answer it.',
    'KRN-135': 'That Force is lost to maintain a card, so {card} cannot answer it.',
  },
  log: {
    'must lose Force': 'The {player} loses {count} Force[: {by}].',
    'loses Force': 'The {player} loses [{card}|a card][ from the {from}].',
    'no Force yet': 'The {player} loses no Force before the first turn[: {by}].',
  },
  decisions: {
    'lose Force': {
      title: 'Lose Force',
      text: 'The {player} still loses {count} Force[: {by}]. Choose a card from hand, or the top card of the Reserve Deck, Force Pile or Used Pile.',
    },
  },
  events: {
    'losing Force': 'Force is to be lost',
    'Force lost': '{card} has been lost',
  },
}
