export const ground = {
  reasons: {
    '*/force': 'This costs {need} Force; you have {have}.',
    '*/turn': 'It is not your turn: this is done in a turn of your own.',
    '*/phase': 'It is the {turn}’s {phase}, and this is done in another one.',
    '*/not yours': '{ship} is not yours.',
    '*/meant whose': '{card} is of the kind that {by} is about, but belongs to the wrong player.',
    '*/meant state': '{card} is of the kind that {by} is about, but not in the state that the text asks for.',
    '*/meant crew': '{card} is of the kind that {by} is about, but has not the crew that the text asks for, or crews nothing.',
    '*/meant company': '{card} is of the kind that {by} is about, but not in the company that the text asks for.',
    '*/meant place': '{card} is of the kind that {by} is about, but not where the text asks for it[: it is at {at}].',
  },
  decisions: {
    phase: { title: 'Your action', text: 'The {player} may take an action.' },
    'phase/other': {
      title: '{turn}: {phase}',
      text: 'The {player} may take an action in the {turn}’s {phase}.',
    },
    respond: { title: 'Respond?', text: 'The {player} may respond to what is going on.' },
    cards: { title: 'Choose cards', text: 'The {player} chooses cards.' },
    number: { title: 'Choose a number', text: 'The {player} chooses a number.' },
    option: { title: 'Choose', text: 'The {player} chooses one of the options.' },
    order: { title: 'Choose an order', text: 'The {player} chooses an order.' },
  },
  passing: {
    'respond/over': '{event}, and that stands',
    action: 'The phase ends when both players pass in a row.',
    response: 'The game goes on when both players pass in a row.',
    other: 'Passing chooses nothing.',
    never: 'This has to be answered.',
  },
  events: { change: 'something has come about' },
  options: { player: 'The {player}', decline: 'Decline', light: 'Light Side', dark: 'Dark Side' },
  instead: {
    'more Force': 'With {count} more Force it would be legal.',
    'in phase': 'It would be legal in your {phase}.',
  },
}
