export const legalMoves = {
  instead: {
    'next turn': '{card} can make a regular move again next turn.',
    'disembark first': '{card} can disembark now, free, and then go on.',
    'by another move': '{card} gets there another way: {using}{cost}.',
  },
}
