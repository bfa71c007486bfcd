export const cannotMove = {
  rules: {
    'MOV-146': 'Deployed there, moves elsewhere. Text that limits where you may deploy a card does not hold it there. Afterwards it may move to other places like any other card.',
    'MOV-150': 'Other words for cannot move. “Cannot move” appears in other words as well: “may not move”, “may not be moved”, “cannot be moved”. On any card these are one and the same.',
    'MOV-149': 'The rest of the group moves. When an action moves several cards and one of them cannot move, that one stays. The others move all the same.',
    'MOV-147': 'Cannot move. A card that cannot move makes no regular move, no unlimited move and no react.',
  },

  reasons: {
    'MOV-150': '{by} says in other words that {card} cannot move.',
    'MOV-147': '{card} cannot move[, by the text of {by}].',
  },
}
