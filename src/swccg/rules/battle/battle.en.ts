export const battle = {
  rules: {
    'BAT-015':
      'The segments of a battle. After its start a battle has a weapons segment, a power segment, a damage segment and its end, in this order.',
    'BAT-016':
      'Its own moment. A card that states its own moment in a battle is played at that moment, whatever the segments allow or forbid.',
    'BAT-029':
      'Turns in the weapons segment. In the weapons segment players take one top-level action each in turn. The player who initiated the battle has the first.',
    'BAT-030':
      'How the weapons segment ends. When both players pass in a row instead of taking a top-level action, the weapons segment is over.',
    'BAT-038':
      'What may be done at any time. An action that could be taken at any time may be taken in the weapons segment too, even if it has nothing to do with the battle.',
    'BAT-040':
      'No fight within a battle. During a battle nobody can initiate another battle, nor an attack by a creature or on one.',
  },
  reasons: {
    'BAT-040': 'A battle is going on; neither another one nor an attack can be started before it is over.',
  },
  log: {
    'too late for battle': '{cards} {cards|comes|come} too late to take part in the battle.',
    'segment begins': 'The {segment} of the battle at {at} begins.',
  },
  decisions: {
    'weapons segment': {
      title: 'Weapons segment',
      text: 'The {player} may fire a weapon or act otherwise.',
    },
    'power segment': {
      title: 'Power segment',
      text: 'The {player} may do what is done in the power segment of a battle.',
    },
    'damage segment': {
      title: 'Damage segment',
      text: 'The {player} forfeits cards, or loses Force to battle damage, until nothing is owed.',
    },
    'end of battle': { title: 'End of battle', text: 'The {player} may act at the end of the battle.' },
    'respond/battle initiated': {
      title: 'Respond to the battle?',
      text: 'A battle has just been initiated. The {player} may respond.',
    },
  },
  passing: {
    'weapons segment': 'Passing takes no action. The segment ends when both players pass in a row.',
    'power segment': 'Passing takes no action. The segment ends when both players pass in a row.',
    'damage segment': 'Passing pays nothing more. The segment ends when both players pass in a row.',
  },
  events: {
    'battle initiated': 'battle at {at}',
    'weapons segment over': 'battle at {at}: the weapons segment is over',
    'battle ending': 'battle at {at}, ending',
  },
}
