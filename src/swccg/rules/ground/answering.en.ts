export const answering = {
  rules: {
    'PLAY-001': 'The end of the game. Once the game is over, no player takes any further action.',
    'PLAY-002':
      'One player at a time. At each moment one player decides. The others wait until it is their turn to act.',
    'PLAY-003':
      'Some things must be answered. You may pass where an action or a response is offered. A choice that the rules demand has to be made.',
    'PLAY-004':
      'Answer what is asked. Only what the decision at hand offers can be chosen: an action, a response, cards, a number, an option or an order.',
    'PLAY-005':
      'As many as are asked for. Where the game asks for a number, or for some cards, yours must lie between the least and the most that are allowed.',
    'PLAY-006':
      'Only what is in play acts. To act, a card must be on table and active. Captive, missing or inactive cards do nothing by themselves.',
    'PLAY-007':
      'A place to go to. A move leads to a location, onto another card or, for a mobile system, to a parsec. No card goes inside itself.',
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
