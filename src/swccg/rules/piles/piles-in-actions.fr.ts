import type { pilesInActions as en } from './piles-in-actions.en.ts'

export const pilesInActions: typeof en = {
  rules: {
    'KRN-059': 'Sur la table. Qu’une carte soit sur la table dépend de son état : une carte active y est.',
    'KRN-256':
      'Active. Une carte est active dès qu’on a engagé l’action de la jouer ou de la déployer. Déployée, elle le reste jusqu’à ce qu’elle quitte la table ou soit mise à l’écart.',
    'KRN-271':
      'Unités de Force. Les cartes des mains, de la Force vitale et des piles de cartes perdues sont des unités de Force. Elles ne sont pas sur la table, même visibles.',
  },
  reasons: {
    'KRN-059': '{card} n’est pas une carte sur la table pour le texte de {by}.',
    'KRN-271': '{card} est une unité de Force, dans une main ou une pile, et non sur la table.',
  },
  log: {
    'out of play': '{card} est mis hors jeu.',
  },
}
