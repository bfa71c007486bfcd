export const mov3 = {
  'MOV-301': {
    title: 'Docking bay below the clouds',
    text: 'Landing from the lowest cloud sector at a docking bay is free, and so is taking off from there. At another site you use 1 Force.',
  },
  'MOV-302': {
    title: 'Move away: who pays',
    text: 'For each card that moves away, its owner uses the Force, even if the opponent made it move. The opponent pays for his action and no more.',
  },
  'MOV-303': {
    title: 'Move away: already moved',
    text: 'A card that has had its regular move this turn cannot move away, whosever turn it is. Only an action that does not make it a regular move can still send it off.',
  },
  'MOV-304': {
    title: 'No refund on the way',
    text: 'You use all the Force for a move through locations before it begins, reckoned to the location you mean to reach. If your card is stopped before, you neither get anything back nor pay again.',
  },
  'MOV-305': {
    title: 'Shuttling leads to the bridge',
    text: 'A character that you shuttle without shuttle vehicle arrives on the bridge, as pilot or passenger. He cannot go straight to a starship site or into a ship in the cargo hold.',
  },
}
