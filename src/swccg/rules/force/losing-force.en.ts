export const losingForce = {
  rules: {
    'KRN-011': 'The Lost Pile. What is lost lies face up on its owner’s Lost Pile and is out of use unless something brings it back.',
    'KRN-037': 'Losing Force. You lose Force one unit at a time; each is a card that goes to your Lost Pile.',
    'KRN-040': 'Losing Force from a place. Force that is to be lost from a certain place is taken from there first. What it lacks is lost as usual.',
    'KRN-356': 'The card lost, the value kept. You may lose an unresolved destiny card to satisfy Force loss. Its destiny value remains.',
    'TRN-030': 'No Force before the first turn. While the game is being started nobody activates, uses or loses Force. Where a text says so, that part of it is passed over.',
  },
  log: {
    'must lose Force': 'The {player} loses {count} Force[ to the Force drain at {drain}|: {by}].',
    'loses Force': 'The {player} loses [{card}|a card][ from the {from}].',
    'loss changed': 'By {card} the loss is now {count} Force.',
    'no Force yet': 'The {player} loses no Force before the first turn[: {by}].',
  },
  decisions: {
    'lose Force': {
      title: 'Lose Force',
      text: 'The {player} still loses {count} Force[ to the Force drain at {drain}|: {by}]. Choose what the next one is taken from.',
    },
  },
  events: {
    'losing Force': 'Force is to be lost',
    'Force lost': '[{card} has been lost|Force has been lost]',
  },
  passing: { 'respond/losing Force': 'the loss of {count} Force stands' },
}
