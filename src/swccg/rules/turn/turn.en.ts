export const turn = {
  rules: {
    'DRW-019':
      'The end of a turn. The end of a turn is a time of its own, after both Used Piles have been re-circulated.',
    'DRW-020':
      'Still the same turn. At the end of a turn it is still the turn of the player who has just finished.',
    'DRW-021':
      'What must happen at the end. What has to happen at the end of a turn happens first, as automatic actions.',
    'DRW-022':
      'In which order. If several things are due at the end of a turn, the player whose turn is ending puts them in order.',
    'DRW-023':
      'Choices at the end of a turn. After that players may use end-of-turn actions in turns; the one whose turn is ending begins.',
    'DRW-026':
      'Responses at the end of a turn. A response at the end of a turn need not be an end-of-turn action itself.',
    'DRW-027': 'When a turn is over. A turn is over when no player has anything left to do at its end.',
    'DRW-028':
      'The next turn at once. The start of the next turn follows at once. Nothing can be done in between.',
    'DRW-030': 'Until end of turn. What lasts until end of turn stops during the end of that turn.',
    'DRW-031':
      'Endings come first. That something stops at the end of a turn is an automatic action and comes before what players choose to do.',
    'DRW-032':
      'What an ending brings about. If something that ends at the end of a turn makes another mandatory action due, this is done in the same end of turn, before anything optional.',
    'DRW-037':
      'Less Force lost at the end of a turn. Who is about to lose Force may make the loss smaller. A loss that comes to 0 does not happen.',
    'DRW-040':
      'The canceler canceled. If the card that would cancel a response is canceled itself, that response takes effect.',
    'DRW-101':
      'Used after re-circulating. What comes to a Used Pile after re-circulation lies there until the end of the next draw phase.',
    'KRN-014':
      'Nobody declines to re-circulate. Both players must re-circulate at the end of the draw phase.',
    'KRN-102':
      'Who acts first in a phase. The player whose turn it is has the first action of each phase. When it is over the other player has the next, and so on in turn.',
    'KRN-108':
      'What happens by itself. An automatic action must take place as soon as what it waits for has happened. It is an action all the same, and can be responded to.',
    'KRN-109':
      'No “may”, no choice. A text that is triggered happens by itself unless it says that you may. With “may” it is a response for you to make.',
    'KRN-110':
      'Automatic actions that compete. When one event triggers several automatic actions, they compete for which of them comes first.',
    'KRN-111':
      'One after another. Automatic actions that compete are carried out one by one, each to its end, never together.',
    'KRN-113':
      'Who orders them. The player whose turn it is says in which order competing automatic actions come, whosever cards they are from.',
    'KRN-187':
      'How a phase ends. A phase ends when both players pass in a row on starting an action. Any action in between keeps it open.',
    'TRM-601':
      'Re-circulated in between. Only the re-circulation that closes the draw phase leads to the end of the turn. If a text re-circulates Used Piles, the phase goes on.',
    'TRN-045':
      'The parts of a turn. A turn has its start, six phases and its end. At the start and at the end what must happen comes first, then what players choose to do.',
    'TRN-068':
      'The start of a turn. What has to happen at the start of a turn happens first, as automatic actions.',
    'TRN-069':
      'Choices at the start of a turn. After that players may use start-of-turn actions in turns; the one whose turn it is begins.',
    'TRN-071':
      'Then the activate phase. When both players have passed at the start of the turn, the activate phase begins.',
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
  passing: {
    'respond/start of turn': 'the turn begins',
    'respond/end of turn': 'the turn ends',
  },
  events: {
    'start of turn': 'start of turn',
    'end of turn': 'end of turn',
  },
}
