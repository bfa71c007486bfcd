export const movingThroughLocations = {
  rules: {
    'KRN-232':
      'Never moves there. A card that never moves somewhere comes there by no kind of move and by no text, from nowhere. It may be carried there, unless its text rules that out too.',
    'KRN-233':
      'Never stays never. Where a card never goes it does not go either while its game text is canceled or the card is inactive.',
    'MOV-190':
      'Moves through locations. Your card can pass through one location to reach another when it uses landspeed for more than one site, or when as a starfighter it crosses two sectors.',
    'MOV-191':
      'The whole way within range. Before your card sets out, add up its way: with all extra landspeed that the sites ask for, it must not exceed the range of the card.',
    'MOV-192':
      'The last location must admit. If the last location does not let cards in from where you start, you cannot go there, whichever locations you pass through.',
    'MOV-193':
      'The first step must be open. If your card could not move to the very next location on its way, the move does not begin.',
    'MOV-194':
      'Passing through is free. You pay as if going straight from where you start to where you mean to end. What you cross on the way costs nothing, and no text can change that.',
    'MOV-195':
      'Checked at every step. As your card arrives at each location of its way, the rules look again whether it may go on.',
    'MOV-196':
      'You are where you pass. At every location on its way your moving card really is at that location. This can set off automatic actions or fulfil a condition there.',
    'MOV-197':
      'Stopped on the way. If something that was set off on the way makes your card stop, it has ended its move there.',
    'MOV-198':
      'Held up by game text. If game text anywhere forbids your card its next step, it goes no farther and remains at the location that it has reached.',
    'MOV-199':
      'No interruption of a move. Until the card has reached the end of its move, only automatic actions happen. You cannot start any other action while it passes by.',
    'MOV-220':
      'No way out of the Rancor Pit. In the rulings of August 2001 nothing moves away from Jabba’s Palace: Rancor Pit while a creature is present there.',
    'MOV-304':
      'No refund on the way. You use all the Force for a move through locations before it begins, reckoned to the location you mean to reach. If your card is stopped before, you neither get anything back nor pay again.',
  },
  reasons: {
    'MOV-191': 'All of the way must be in range: it takes {need} landspeed, and {card} has {speed}.',
    'MOV-192': 'The text of {by} does not let {card} move to {to}.',
    'MOV-193': 'The text of {by} does not let {card} take the first step, to {to}.',
    'MOV-220':
      'A creature is present at the place that {card} would leave, and the text of {by} lets nothing leave it now.',
    'KRN-232': '{card} never moves to {to}.',
    'KRN-233': 'The game text of {card} does not work now; what it never does, it does not do all the same.',
    '*/leave': 'The text of {by} does not let {card} leave {from}.',
  },
}
