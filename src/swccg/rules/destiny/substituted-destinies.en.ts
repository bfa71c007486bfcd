export const substitutedDestinies = {
  rules: {
    'KRN-378': 'Substitutes and the last card. Once the last card of the Reserve Deck has been drawn, no destiny is about to be drawn, and nothing can be substituted.',
    'KRN-377': 'Substitutes and a limit of one. Under a limit of one draw you may substitute first, and draw then. When a draw has used the limit up, there is none left to substitute for.',
    'KRN-376': 'No card was drawn. Actions about the card just drawn do not apply to a substituted destiny: no card is there to take, lose or stack.',
    'KRN-375': 'Totals with a substitute. What a text adds to a total applies with a substituted draw, too. What it adds to each draw does not.',
    'KRN-372': 'A substitute is fixed. A substituted value is fixed, with all modifiers that there are at that moment. Nothing else of the card that supplied it is used.',
    'KRN-371': 'A substitute is just drawn. Apart from those bars a substituted value is a destiny draw that has just been made. The card that supplied the value has not been drawn.',
    'KRN-336': 'Substituted destiny. You cannot modify, cancel or reset a destiny value that stands in for another. Where draws are limited, it does not count as one.',
  },

  reasons: {
    'KRN-378': 'The Reserve Deck is empty: no destiny is about to be drawn, and {card} can stand in for none.',
    'KRN-377': 'The limit allows no further draw, so {card} can stand in for none.',
    'KRN-376': 'No card has been drawn: a value was put in its place, and {card} is about a card drawn.',
    'KRN-336': 'This destiny was put in place of a draw: {card} can neither change nor cancel it.',
  },
}
