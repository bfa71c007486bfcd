export const relocationKind = {
  rules: {
    'MOV-136': 'Relocation is an unlimited move. When a card lets you, or makes you, relocate something to another location, whatever is relocated makes an unlimited move.',
    'MOV-142': 'When to relocate. The card that relocates something says when you may do it, in your control phase for example.',
    'MOV-143': 'Relocation at any time. If the card says nothing of when to relocate, you may do it whenever you could start a top-level action. You cannot do it as a response.',
    'MOV-144': 'Relocate to any location. If a card relocates another without saying where to, choose any location you like. Those that are closed to such movement, as the Trench and Dagobah are, stay closed.',
    'MOV-145': 'Relocation without a cost. You use no Force to relocate something with a card that names no cost.',
    'MOV-216': 'The price of Nabrun Leids. In the rulings of August 2001 a destiny draw names what Nabrun Leids costs. You pay and go, or decline, and the Interrupt goes to your Lost Pile.',
  },
  reasons: {
    'MOV-136/no text': '{card} is relocated only by a text that says so.',
    'MOV-142/phase': 'The text of {card} is used in your {phase} only.',
    'MOV-142/own phase': 'The text of {card} is used in your own {phase}, and it is not your turn.',
    'MOV-143': '{card} cannot be used as a response: it is for when a top-level action could be initiated.',
    'MOV-144': 'Nothing is relocated to {to}.',
  },
  log: {
    'move/relocation': '{cards} {cards|is|are} relocated[ from {from}][ to {to}][ aboard {ship}]{cost}.',
  },
  labels: { relocation: 'relocate' },
  moves: { relocation: 'relocation' },
  offers: { relocation: '{cards}: relocate to [{to}|{ship}]' },
}
