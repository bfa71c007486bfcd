export const reCirculation = {
  rules: {
    'DRW-016': 'The order is kept. Used Piles are put under as they are. Nothing is shuffled and no other pile is touched.',
    'DRW-015': 'Re-circulating. When the drawing is over both players put their Used Piles under their Reserve Decks.',
    'KRN-014': 'Nobody declines to re-circulate. Both players must re-circulate at the end of the draw phase.',
  },

  log: { 're-circulated': 'Both Used Piles go under the Reserve Decks: {count} {count|card|cards}.' },
}
