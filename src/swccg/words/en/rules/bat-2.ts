export const bat2 = {
  'BAT-201': {
    title: 'Landed, no battle destiny',
    text: 'The ability of a permanent pilot on a landed starfighter counts for occupying the site but not toward battle destiny. All aboard are passengers, whose ability does not count either, and the starfighter has no power.',
  },
  'BAT-203': {
    title: 'Battles in the clouds',
    text: 'In battles at cloud sectors starfighters, shuttle vehicles, cloud cars and patrol craft fight, and capital starships only if they deploy and move like starfighters.',
  },
  'BAT-204': {
    title: 'No battle inside Death Star II',
    text: 'Neither player can battle at a Death Star II sector.',
  },
  'BAT-207': {
    title: 'Several destiny numbers',
    text: 'If a revealed card has several destiny numbers, whoever draws it picks one of them.',
  },
  'BAT-214': {
    title: 'Who draws first',
    text: 'If both players have destiny to draw, all draws of the player whose turn it is come first, one after another. Then come those of the opponent.',
  },
  'BAT-215': {
    title: 'One destiny, or 1',
    text: 'With “add one destiny” you draw once more and add it to the total. With “add 1 to destiny” the total is 1 higher, whatever the number of draws.',
  },
  'BAT-217': {
    title: 'If the replacement is canceled',
    text: 'If a card that is to replace your draw is canceled before it resolves, you may still draw destiny in the ordinary way.',
  },
}
