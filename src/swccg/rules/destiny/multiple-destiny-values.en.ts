export const multipleDestinyValues = {
  rules: {
    'KRN-368': 'Several numbers, on a card that is not drawn. A card with several destiny numbers that is stacked without having been drawn, or is on table, counts as one of them each time that an action needs it, for that action alone.',
    'BAT-207': 'Several destiny numbers. If a revealed card has several destiny numbers, whoever draws it picks one of them.',
  },
}
