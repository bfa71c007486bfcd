export const ground = {
  reasons: {
    '*/force': 'This costs {need} Force; you have {have}.',
    '*/turn': 'It is not your turn: this is done in a turn of your own.',
    '*/phase': 'It is the {turn}’s {phase}, and this is done in another one.',
    '*/not yours': '{ship} is not yours.',
    '*/kind': '{card} is not what a {slot} of {ship} is for.',
    '*/leave': 'The text of {by} does not let {card} leave {from}.',
    '*/starfighter': 'Only starfighters fly into {to}, and {card} is none.',
    '*/nobody': 'No Light Side starship is at {to} to be pursued.',
    '*/too many': 'No more than {count} of your starships may be in the Trench.',
    '*/control': 'You do not control the system from which {card} would fly its Bombing Run.',
    '*/elsewhere': '{card} is in no capacity slot of either docked starship, so it cannot cross to {ship}.',
    '*/place': '{card} cannot move away to {to} from where it is.',
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
    action: 'Passing takes no action. The phase ends when both players pass in a row.',
    response: 'Passing responds with nothing. The game goes on when both players pass in a row.',
    other: 'Passing chooses nothing.',
    never: 'This has to be answered.',
  },
  events: {
    change: 'something has come about',
  },
  options: {
    player: 'The {player}',
    decline: 'Decline',
    light: 'Light Side',
    dark: 'Dark Side',
  },
  instead: {
    'more Force': 'With {count} more Force it would be legal.',
    'in phase': 'It would be legal in your {phase}.',
  },
}
