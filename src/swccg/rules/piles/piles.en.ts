export const piles = {
  log: {
    'to lost pile': '{card} goes to the Lost Pile.',
    'to used pile': '[{card}|a card] goes to the Used Pile.',
    'to reserve pile': '{card} goes back into the Reserve Deck.',
  },
  decisions: {
    'choose a number': {
      title: 'Choose a number',
      text: 'The {player} chooses a number from {min} to {max}.',
    },
  },
}
