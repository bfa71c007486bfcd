export const own = {
  'DECK-001': { title: 'Known cards', text: 'A deck is made of cards that are in the card pool.' },
  'DECK-002': { title: 'One side to a deck', text: 'All cards of a deck belong to the side that plays it.' },
  'DECK-003': {
    title: 'Lists of cards',
    text: 'A list has a number and a title on each line. The starting location and the side may stand on lines of their own.',
  },
  'DECK-004': {
    title: 'Objectives that are not played',
    text: 'An Objective begins a game only if this table can play what it does at the start.',
  },
  'DPL-001': {
    title: 'Converting a location',
    text: 'A unique location may be laid over the other player’s version of it. Everything there is at the new version.',
  },
  'DPL-002': {
    title: 'Only one place on table',
    text: 'A unique location that is on table is not laid down a second time: another version covers it.',
  },
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
}
