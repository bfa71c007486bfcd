export const movingAwayResults = {
  reasons: { '*/start': 'No place on table is one that {card} could move away to from {at}.' },
  log: {
    'fails to move away': '{card} does not get away.',
    'stays by choice': '{card} stays.',
    'carried away': '{card} has been carried off[ by {ship}].',
  },
  decisions: {
    'move away': { title: 'Move away', text: 'The {player} moves [{cards}|cards] away[, because of {by}].' },
  },
  passing: { 'move away': 'Passing lets those stay that have not moved away.' },
}
