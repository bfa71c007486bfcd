import type { pilesInActions as en } from './piles-in-actions.en.ts'

/** Piles in actions in French. */
export const pilesInActions: typeof en = {
  rules: {
    'KRN-059': {
      title: 'Sur la table',
      text: 'Qu’une carte soit sur la table dépend de son état : une carte active y est.',
    },
    'KRN-256': {
      title: 'Active',
      text: 'Une carte est active dès qu’on a engagé l’action de la jouer ou de la déployer. Déployée, elle le reste jusqu’à ce qu’elle quitte la table ou soit mise à l’écart.',
    },
  },
  reasons: {
    'KRN-059': '{card} n’est pas une carte sur la table pour le texte de {by}.',
  },
  log: {
    'out of play': '{card} est mis hors jeu.',
  },
}
