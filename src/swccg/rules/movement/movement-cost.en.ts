export const cost = {
  rules: {
    'KRN-150': 'For each, all at once. Force that you use, lose, activate or retrieve “for each” of something is counted up and is one action for the whole amount.',
    'MOV-155': 'Which moves a cost covers. Text that makes movement free, dearer or cheaper concerns all kinds of movement if it does not single one out.',
    'MOV-156': 'No extra without leaving. Text on the cost of moving to or from a place does not concern moves within one location. So it does not touch embarking or what crosses between docked starships.',
    'MOV-157': 'Only for the cards named. A changed movement cost holds for the cards that the text means. Everything else moves for the usual Force.',
    'MOV-158': 'Free stays free. Nothing can be added to a move that is free, so you still use no Force for it.',
    'MOV-159': 'A group pays the highest. If the cards of a group would have different costs to move together, use the highest of these once for the whole group.',
    'MOV-160': 'Lirin Car’n. Lirin Car’n makes it dearer for any character to come to his site by landspeed, docking bay transit, location text or shuttling. He does not affect free moves, moves away or characters that are carried there.',
  },
}
