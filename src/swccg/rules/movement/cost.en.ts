/** Cost in English. */

export const cost = {
  rules: {
    'KRN-150': {
      title: 'For each, all at once',
      text: 'Force that you use, lose, activate or retrieve “for each” of something is counted up and is one action for the whole amount.',
    },
    'MOV-155': {
      title: 'Which moves a cost covers',
      text: 'Text that makes movement free, dearer or cheaper concerns all kinds of movement if it does not single one out.',
    },
    'MOV-156': {
      title: 'No extra without leaving',
      text: 'Text on the cost of moving to or from a place does not concern moves within one location. So it does not touch embarking or what crosses between docked starships.',
    },
    'MOV-157': {
      title: 'Only for the cards named',
      text: 'A changed movement cost holds for the cards that the text means. Everything else moves for the usual Force.',
    },
    'MOV-158': {
      title: 'Free stays free',
      text: 'Nothing can be added to a move that is free, so you still use no Force for it.',
    },
    'MOV-159': {
      title: 'A group pays the highest',
      text: 'If the cards of a group would have different costs to move together, use the highest of these once for the whole group.',
    },
    'MOV-160': {
      title: 'Lirin Car’n',
      text: 'Lirin Car’n makes it dearer for any character to come to his site by landspeed, docking bay transit, location text or shuttling. He does not affect free moves, moves away or characters that are carried there.',
    },
  },
}
