export const pilesInActions: typeof import('./piles-in-actions.en.ts').pilesInActions = {
  rules: {
    'KRN-059': 'Sur la table. Qu’une carte soit sur la table dépend de son état : une carte active y est.',
    'KRN-256': 'Active. Une carte est active dès qu’on a engagé l’action de la jouer ou de la déployer. Déployée, elle le reste jusqu’à ce qu’elle quitte la table ou soit mise à l’écart.',
    'KRN-253': 'Une fois par partie, dans votre phase de déploiement. Un texte qui déploie une carte une fois par partie n’agit que dans votre phase de déploiement, sauf indication contraire.',
  },
  reasons: {
    'KRN-059': '{card} n’est pas une carte sur la table pour le texte de {by}.',
    'KRN-253': 'Ce que {card} fait une fois par partie se fait dans votre phase de déploiement.',
  },
  log: { 'out of play': '{card} est mis hors jeu.' },
}
