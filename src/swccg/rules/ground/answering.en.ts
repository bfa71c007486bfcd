/** Answering in English. */

export const answering = {
  rules: {
    'PLAY-001': {
      title: 'The end of the game',
      text: 'Once the game is over, no player takes any further action.',
    },
    'PLAY-002': {
      title: 'One player at a time',
      text: 'At each moment one player decides. The others wait until it is their turn to act.',
    },
    'PLAY-003': {
      title: 'Some things must be answered',
      text: 'You may pass where an action or a response is offered. A choice that the rules demand has to be made.',
    },
    'PLAY-004': {
      title: 'Answer what is asked',
      text: 'Only what the decision at hand offers can be chosen: an action, a response, cards, a number, an option or an order.',
    },
    'PLAY-005': {
      title: 'As many as are asked for',
      text: 'Where the game asks for a number, or for some cards, yours must lie between the least and the most that are allowed.',
    },
    'PLAY-006': {
      title: 'Only what is in play acts',
      text: 'To act, a card must be on table and active. Captive, missing or inactive cards do nothing by themselves.',
    },
    'PLAY-007': {
      title: 'A place to go to',
      text: 'A move leads to a location, onto another card or, for a mobile system, to a parsec. No card goes inside itself.',
    },
  },
  reasons: {
    'PLAY-001': 'The game is over: there is nothing left to decide.',
    'PLAY-002': 'It is not your turn to act[; the {by} decides now].',
    'PLAY-003': 'This has to be answered; passing is not possible.',
    'PLAY-004': 'This is no answer to what is asked: {kind}.',
    'PLAY-005': 'Choose at least {min} and at most {max}.',
    'PLAY-007': '{card} cannot go there: that is no place on this table.',
    'PLAY-007/itself': '{card} cannot be inside itself.',
    'PLAY-006': '{card} is not on table.',
    'PLAY-006/no text': '{card} has no text that can be used so.',
    'PLAY-006/not in hand': '{card} is not in your hand.',
    'PLAY-006/not yours': '{card} is not yours, so you cannot use its text.',
    'PLAY-006/inactive': '{card} is out of action for now: captive, missing or set aside.',
  },
}
