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
  },
}
