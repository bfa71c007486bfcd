export const choosingStartingCards: typeof import('./choosing-starting-cards.en.ts').choosingStartingCards = {
  log: {
    'starting effect': 'Le {player} révèle l’effet de départ {card}.',
    'starting interrupt': 'Le {player} révèle l’Interruption de départ {card}.',
  },
  decisions: {
    'starting effect': {
      title: 'Un effet de départ ?',
      text: 'Le {player} peut commencer avec un effet de départ.',
    },
    'starting interrupt': {
      title: 'Une Interruption de départ ?',
      text: 'Le {player} peut commencer avec une Interruption de départ.',
    },
  },
}
