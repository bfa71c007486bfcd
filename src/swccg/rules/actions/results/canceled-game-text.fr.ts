export const canceledGameText: typeof import('./canceled-game-text.en.ts').canceledGameText = {
  log: {
    'text canceled': 'Le texte de jeu de {card} est annulé[ : {by}].',
    'text works again': 'Le texte de jeu de {card} agit de nouveau.',
  },
}
