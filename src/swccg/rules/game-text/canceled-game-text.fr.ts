import type { canceledGameText as en } from './canceled-game-text.en.ts'

export const canceledGameText: typeof en = {
  log: {
    'text canceled': 'Le texte de jeu de {card} est annulé[ : {by}].',
    'text works again': 'Le texte de jeu de {card} agit de nouveau.',
  },
}
