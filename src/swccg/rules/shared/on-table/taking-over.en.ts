export const takingOver = {
  rules: {
    'TRM-362': 'Taking what is the opponent’s. You take over one of the opponent’s cards only if a card or rule lets you steal it. Walking up to an empty starfighter is not enough.',
  },
  reasons: {
    'TRM-362/no thief': 'Nobody there can steal {card} by {by}.',
    'TRM-362/own': '{card} is yours already.',
    'TRM-362': '{ship} is the opponent’s, and nothing lets you steal it.',
  },
}
