export const turn = {
  rules: {
    'KRN-102': 'Who acts first in a phase. The player whose turn it is has the first action of each phase. When it is over the other player has the next, and so on in turn.',
    'KRN-187': 'How a phase ends. A phase ends when both players pass in a row on starting an action. Any action in between keeps it open.',
    'TRN-045': 'The parts of a turn. A turn has its start, six phases and its end. At the start and at the end what must happen comes first, then what players choose to do.',
  },
  log: {
    'turn over': 'The {player} has finished; the end of the turn comes.',
    'turn ends': 'Turn {number} ends.',
    'start of turn': 'Actions at the start of the {player}’s turn.',
    'end of turn': 'Actions at the end of the {player}’s turn.',
    'turn begins': 'Turn {number} begins: the {player}’s.',
    'phase begins': 'The {player}’s {phase} begins.',
  },
  decisions: {
    move: { title: 'Your move phase', text: 'The {player} may move cards, one action after the other.' },
    activate: {
      title: 'Your activate phase',
      text: 'The {player} may activate Force, all of it or some, or act otherwise.',
    },
    control: {
      title: 'Your control phase',
      text: 'The {player} may initiate Force drains, one after the other, or act otherwise.',
    },
    deploy: {
      title: 'Your deploy phase',
      text: 'The {player} may deploy cards from hand, change capacity slots, or act otherwise.',
    },
    battle: { title: 'Your battle phase', text: 'The {player} may act in the battle phase.' },
    draw: {
      title: 'Your draw phase',
      text: 'The {player} may draw cards from the Force Pile, or act otherwise.',
    },
    'start of turn': { title: 'Start of your turn', text: 'The {player} may act at the start of the turn.' },
    'end of turn': { title: 'End of your turn', text: 'The {player} may act at the end of the turn.' },
  },
  passing: { 'respond/start of turn': 'the turn begins', 'respond/end of turn': 'the turn ends' },
  events: { 'start of turn': 'start of turn', 'end of turn': 'end of turn' },
}
