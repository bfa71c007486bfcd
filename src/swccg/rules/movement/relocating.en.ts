export const relocating = {
  rules: {
    'KRN-143':
      'At any time. What may be done at any time may be done in every phase, your opponent’s turn included.',
    'KRN-144':
      'At any time, but no response. What may be done at any time starts something. It is no response, and waits until an action can be started again.',
    'KRN-204': 'No such card there. You cannot move, relocate or take a card that is not there.',
    'KRN-205': 'A place to go to. A move needs a site, sector or system on table to go to.',
    'KRN-230': 'Never means never. No card can get around a restriction or a definition that says “never”.',
    'MOV-186':
      'Not treated as a character. Text that moves or affects characters passes over a card that merely moves like one. Nabrun Leids, for example, does not take it.',
  },
  reasons: {
    'MOV-186': '{card} only moves like a character, and {by} is about real characters.',
    'KRN-144': '{card} starts an action of its own and is no response.',
    'KRN-204': '{by} relocates cards on table, and {card} is none.',
    'KRN-205': '{to} is not on table, so nothing can go there.',
    'KRN-230': 'The text of {by} leads to {to}, but {card} can never be there.',
  },
  log: {
    'cannot be relocated': '{card} cannot move and is not relocated.',
  },
}
