export const timing = {
  rules: {
    'KRN-027':
      'Nothing to draw. What works when a player is about to draw destiny cannot be used while his Reserve Deck is empty.',
    'KRN-140':
      'Just targeted. What answers that a card was just targeted waits until the action has been begun and paid for.',
    'KRN-160':
      'Before it happens. What is done just before an action is wholly over before that action is initiated.',
    'KRN-161':
      'Once more, or not. After what comes before an action, its player begins it again or gives it up, unless he must do it.',
    'KRN-162':
      'Ahead of your opponent. Who wants to act just before what the opponent is about to do acts first, and the opponent’s action has not begun.',
    'KRN-163':
      'Not after your own draw. What you may do just before an action of your own you do then: once you have acted it is too late.',
    'KRN-373':
      'Only for a draw that could be made. A text that replaces a destiny about to be drawn may be used only if you could make that draw.',
    'KRN-376':
      'No card was drawn. Actions about the card just drawn do not apply to a substituted destiny: no card is there to take, lose or stack.',
    'KRN-377':
      'Substitutes and a limit of one. Under a limit of one draw you may substitute first, and draw then. When a draw has used the limit up, there is none left to substitute for.',
    'KRN-378':
      'Substitutes and the last card. Once the last card of the Reserve Deck has been drawn, no destiny is about to be drawn, and nothing can be substituted.',
    'TRM-331':
      'Not related to itself. Text that speaks of related locations never means the same location again.',
    'KRN-134':
      'A loss that is a cost. Force lost as the cost of beginning something cannot be reduced, changed or replaced, unless a text speaks of that very cost.',
    'KRN-135':
      'Maintenance is a cost. What maintaining a card takes is a cost, so what changes a loss of Force does not change it.',
    'KRN-165':
      'Just lost from table. “Just lost” is said of cards that were on table. What is lost from hand or a pile as Force is not meant.',
    'KRN-194':
      'What a draw targets. A destiny draw targets a number if it will be compared with it, or counted up with it.',
    'KRN-195':
      'Only the draws of who began. Where an action makes both players draw, only the draws of the player who started it target anything.',
  },
  reasons: {
    'TRM-331': '{card} speaks of related locations, and no location is related to itself.',
    'KRN-163': '{card} is for the moment before the draw, and you have drawn.',
    'KRN-140': '{by} is still being paid for: {card} comes after that.',
    'KRN-027': 'The {by} has no card left to draw for destiny, so {card} cannot be used.',
    'KRN-373': 'No battle destiny could be drawn here, so {card} can stand in for none.',
    'KRN-376': 'No card has been drawn: a value was put in its place, and {card} is about a card drawn.',
    'KRN-377': 'The limit allows no further draw, so {card} can stand in for none.',
    'KRN-378':
      'The Reserve Deck is empty: no destiny is about to be drawn, and {card} can stand in for none.',
    'KRN-134': 'That Force is lost as a cost, so {card} cannot answer it.',
    'KRN-135': 'That Force is lost to maintain a card, so {card} cannot answer it.',
    'KRN-165': 'That card was not lost from table, so {card} cannot answer its loss.',
    'KRN-194': '{card} is for a destiny draw that targets {what} of such a card, and this one does not.',
    'KRN-195':
      'This draw is not that of the player who has made both draw: it targets nothing that {card} could answer.',
  },
}
