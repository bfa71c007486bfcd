export const aboutToDrawDestiny = {
  rules: {
    'BAT-217': 'If the replacement is canceled. If a card that is to replace your draw is canceled before it resolves, you may still draw destiny in the ordinary way.',
    'KRN-027': 'Nothing to draw. What works when a player is about to draw destiny cannot be used while his Reserve Deck is empty.',
    'KRN-373': 'Only for a draw that could be made. A text that replaces a destiny about to be drawn may be used only if you could make that draw.',
  },

  reasons: {
    'KRN-027': 'The {by} has no card left to draw for destiny, so {card} cannot be used.',
    'KRN-373': 'No battle destiny could be drawn here, so {card} can stand in for none.',
  },
}
