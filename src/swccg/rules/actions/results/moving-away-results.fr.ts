export const movingAwayResults: typeof import('./moving-away-results.en.ts').movingAwayResults = {
  reasons: {
    '*/start': 'Aucun endroit sur la table n’est de ceux où {card} pourrait aller en s’éloignant de {at}.',
  },
  log: {
    'fails to move away': '{card} ne parvient pas à s’éloigner.',
    'stays by choice': '{card} reste.',
    'carried away': '{card} est maintenant ailleurs[, à bord de {ship}].',
  },
  decisions: {
    'move away': {
      title: 'S’éloigner',
      text: 'Le {player} éloigne [{cards}|des cartes][, à cause de {by}].',
    },
  },
  passing: { 'move away': 'Passer, c’est laisser sur place ce qui ne s’est pas éloigné.' },
}
