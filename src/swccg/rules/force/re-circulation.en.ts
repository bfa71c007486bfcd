export const reCirculation = {
  log: { 're-circulated': 'Both Used Piles go under the Reserve Decks: {count} {count|card|cards}.' },
}
