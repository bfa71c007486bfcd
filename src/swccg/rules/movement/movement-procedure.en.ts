export const procedure = {
  log: { stopped: '{card} stops at {to}[: the text of {by} lets it go no further].' },
  decisions: {
    'respond/moving': {
      title: 'Respond to the move?',
      text: 'A move has been started. The {player} may respond before it is made.',
    },
    'respond/moved': {
      title: 'Respond to the move?',
      text: 'A move has just been completed. The {player} may respond, such as by following.',
    },
    'respond/passing': {
      title: 'Respond on the way?',
      text: 'A card passes through a location. The {player} may respond.',
    },
  },
  events: {
    moving: '{cards} {cards|begins|begin} to move: {using}',
    moved: '{cards} {cards|has|have} moved[ to {to}]: {using}',
    passing: '{card} passes through {at}',
  },
  passing: {
    'respond/moving': '{cards} {cards|moves|move}: {using}',
    'respond/passing': '{card} goes on its way from {at}',
  },
}
