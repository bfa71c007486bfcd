export const orderOfCards: typeof import('./order-of-cards.en.ts').orderOfCards = {
  rules: {
    'KRN-056': 'Ordre de ce qui part. Chaque propriétaire choisit l’ordre dans lequel ses cartes qui quittent la table ensemble sont placées dans une pile.',
    'KRN-065': 'Ordre de ce qu’on place. Si une action place plusieurs cartes sans que personne soit nommé pour les ordonner, le joueur dont c’est le tour le fait.',
  },
  log: { 'ordered in pile': 'Le {player} range des cartes dans {pile} du {owner}.' },
  decisions: {
    'order in pile': {
      title: 'Ordre des cartes',
      text: 'Le {player} peut dire dans quel ordre ces cartes sont dans {pile} du {owner}, la carte du dessus d’abord.',
    },
  },
  passing: { 'order in pile': 'Elles restent comme elles sont.' },
}
