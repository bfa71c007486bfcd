export const undercoverSpies = {
  rules: {
    'TRM-389': 'How undercover spies move. In the rulings of August 2001 your undercover spy moves like other characters, though never aboard anything, and in your opponent’s move phase.',
    'TRM-390': 'An undercover spy moved by a text. In the rulings of August 2001 what your own card moves goes when that card says: only moves by the rules wait for your opponent’s move phase.',
    'TRM-391': 'Undercover spies stay their owner’s. An undercover spy uses the text on its owner’s side of a location. What a card says of “your” cards does not mean the spies of your opponent.',
    'MOV-203': 'Undercover spies stay outside. Your undercover spy may not embark on any vehicle or starship.',
  },
  reasons: {
    'TRM-389/turn': '{card} is an undercover spy and moves in your opponent’s move phase.',
    'MOV-203': '{card} is undercover and cannot go aboard anything.',
  },
}
