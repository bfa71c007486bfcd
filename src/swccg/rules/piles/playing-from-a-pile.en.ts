export const playingFromAPile = {
  rules: {
    'KRN-088': 'As if from hand. A card that is played from a deck or pile is no response, unless the text that allows it says “as if from hand”.',
    'KRN-090': 'Where the text sends it. If the text that lets a card be played sends it to a certain place, it goes there even when it is canceled.',
    'KRN-091': 'Held all the same. A card that is stacked on a card which takes hold of it stays there, wherever it was to go.',
  },
  reasons: { 'KRN-088': '{card} does not say “as if from hand”, so nothing is played by it in response.' },
}
