/** Relocating in English. */

export const relocating = {
  rules: {
    'KRN-143': {
      title: 'At any time',
      text: 'What may be done at any time may be done in every phase, your opponent’s turn included.',
    },
    'KRN-144': {
      title: 'At any time, but no response',
      text: 'What may be done at any time starts something. It is no response, and waits until an action can be started again.',
    },
    'KRN-204': {
      title: 'No such card there',
      text: 'You cannot move, relocate or take a card that is not there.',
    },
    'KRN-205': {
      title: 'A place to go to',
      text: 'A move needs a site, sector or system on table to go to.',
    },
    'KRN-230': {
      title: 'Never means never',
      text: 'No card can get around a restriction or a definition that says “never”.',
    },
    'MOV-186': {
      title: 'Not treated as a character',
      text: 'Text that moves or affects characters passes over a card that merely moves like one. Nabrun Leids, for example, does not take it.',
    },
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
