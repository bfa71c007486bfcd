export const procedure: typeof import('./deployment-procedure.en.ts').procedure = {
  log: {
    deploy: 'Le {player} déploie {cards}[ à {to}][ sur {ship}][ ({slot})]{cost}.',
    'deploy/table': 'Le {player} déploie {cards} sur la table{cost}.',
    'deploy/location': 'Le {player} déploie {cards}[, une localisation de {system}]{cost}.',
    'deployment fails': '{cards} {cards|n’entre|n’entrent} pas en jeu.',
  },
  decisions: {
    'respond/deploying': {
      title: 'Répondre au déploiement ?',
      text: 'Une carte est en train d’être déployée. Le {player} peut répondre avant qu’elle n’entre en jeu.',
    },
    'respond/deployed': {
      title: 'Répondre au déploiement ?',
      text: 'Une carte vient d’être déployée. Le {player} peut répondre.',
    },
  },
  events: {
    deploying: '{cards} {cards|est en train d’être déployée|sont en train d’être déployées}',
    deployed: '{cards} {cards|vient d’être déployée|viennent d’être déployées}',
  },
  passing: { 'respond/deploying': '{cards} {cards|arrive|arrivent} sur la table' },
}
