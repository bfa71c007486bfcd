export const locationText = {
  rules: {
    'MOV-096': 'Movement text on a location. If a location lets you move by its text, you make a regular move with it. The exception is text that speaks of a react.',
    'MOV-097': 'The location sets the terms. When you may use the movement text of a location, for how much Force and on what conditions is all written on the location.',
    'MOV-098': 'One card at a time. Several cards that use the movement text of a location need an action each, unless the location says otherwise.',
    'MOV-099': 'Location text without a cost. If you move by the text of a location and it mentions no cost, you use 1 Force for each move.',
  },
  reasons: {
    'MOV-096': 'No text of a location takes {card} there.',
    'MOV-096/who': '{card} is neither a character nor a creature or vehicle, so a location’s text does not move it.',
    'MOV-097': 'The text of {by} is used in your {phase} only.',
    'MOV-097/who': 'The text of {by} does not move {card}.',
    'MOV-098': 'A location’s text moves one card at a time; {card} goes alone.',
  },
  log: {
    'move/location text': '{cards} {cards|moves|move} by a location’s text[ from {from}][ to {to}][ aboard {ship}]{cost}.',
  },
  labels: { 'location text': 'location text' },
  moves: { 'location text': 'text of a location' },
  offers: { 'location text': '{cards}: to [{to}|{ship}][ ({slot})][, by the text of {by}]' },
}
