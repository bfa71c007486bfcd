export const playingFromAPile = {
  log: { 'played from pile': 'The {player} plays {card} from {pile}.' },
  decisions: {
    verify: {
      title: 'Verify the search',
      text: 'The search of {pile} of the {owner} has found nothing. The {player} may look through the same cards.',
    },
    'play by text': { title: 'Play from {pile}', text: 'The {player} plays a card from {pile}: {by}.' },
  },
  passing: { verify: 'Go on when you have verified it.' },
}
