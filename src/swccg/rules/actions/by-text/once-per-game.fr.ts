export const oncePerGame: typeof import('./once-per-game.en.ts').oncePerGame = {
  rules: {
    'KRN-254': 'Tant de fois par partie. Un texte utilisable un plus grand nombre de fois par partie suit la même règle : tous les exemplaires partagent ce nombre.',
    'KRN-252': 'Une fois pour tous les exemplaires. Ce qui se fait une fois par partie est épuisé pour les deux joueurs et pour toutes les cartes de ce titre.',
    'KRN-251': 'Une fois par partie. Ce qui se fait une fois par partie ne s’engage plus jamais, même en cas d’échec ou d’annulation.',
  },

  reasons: {
    'KRN-254': '{card} dit combien de fois par partie, et ce nombre est épuisé.',
    'KRN-252': 'Une autre carte du même titre a épuisé ce que {card} fait une fois par partie.',
    'KRN-251': '{card} le permet une fois par partie, et c’est déjà fait.',
  },
}
