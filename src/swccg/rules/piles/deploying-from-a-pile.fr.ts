export const deployingFromAPile: typeof import('./deploying-from-a-pile.en.ts').deployingFromAPile = {
  rules: {
    'DEP-068': 'Une Interruption qui déploie. Une fonction d’Interruption qui déploie une carte du paquet de réserve sans nommer de phase s’utilise durant la phase de déploiement de son joueur.',
    'KRN-087': 'Le moment habituel. Une carte déployée d’ailleurs que de la main l’est à son moment habituel, sauf si le texte en nomme un autre.',
    'KRN-092': 'Chercher sans rien à déployer. Une recherche d’une carte à déployer peut être engagée même s’il n’y en a pas ; elle échoue alors et se vérifie.',
    'KRN-093': 'Toutes interdites. On ne cherche pas de carte à déployer quand chaque carte nommée est unique ou limitée et ne peut être déployée.',
  },
  reasons: {
    'DEP-068': '{card} déploie une carte et ne nomme pas de phase : elle se joue durant votre phase de déploiement.',
    'KRN-093': 'Rien de ce que cherche {card} ne pourrait être déployé maintenant, quoi qu’on trouve.',
    'KRN-087': 'Une carte se déploie durant votre phase de déploiement ; le texte de {card} ne nomme pas d’autre moment.',
  },
}
