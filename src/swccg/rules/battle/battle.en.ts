export const battle = {
  rules: {
    'BAT-015': 'The segments of a battle. After its start a battle has a weapons segment, a power segment, a damage segment and its end, in this order.',
    'BAT-016': 'Its own moment. A card that states its own moment in a battle is played at that moment, whatever the segments allow or forbid.',
  },
  log: {
    'too late for battle': '{cards} {cards|comes|come} too late to take part in the battle.',
    'segment begins': 'The {segment} of the battle at {at} begins.',
  },
  decisions: {
    'weapons segment': { title: 'Weapons segment', text: 'The {player} may fire a weapon or act otherwise.' },
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
    'respond/battle initiated': 'the battle at {at} begins as it stands[: power {ours} against {theirs}]',
    'respond/weapons segment over': 'the power segment of the battle at {at} begins',
    'respond/battle ending': 'the battle at {at} ends as it stands',
    'weapons segment': 'The segment ends when both players pass in a row.',
    'power segment': 'The segment ends when both players pass in a row.',
    'damage segment': 'The segment ends when both players pass in a row.',
  },
  events: {
    'battle initiated': 'battle at {at}',
    'weapons segment over': 'battle at {at}: the weapons segment is over',
    'battle ending': 'battle at {at}, ending',
  },
}
