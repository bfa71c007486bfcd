export const procedure = {
  log: {
    deploy: 'The {player} deploys {cards}[ to {to}][ on {ship}][ ({slot})]{cost}.',
    'deploy/table': 'The {player} deploys {cards} on table{cost}.',
    'deploy/location': 'The {player} deploys {cards}[, a location of {system}]{cost}.',
    'deployment fails': '{cards} {cards|does|do} not come into play.',
  },
  decisions: {
    'respond/deploying': {
      title: 'Respond to the deployment?',
      text: 'A card is being deployed. The {player} may respond before it comes into play.',
    },
    'respond/deployed': {
      title: 'Respond to the deployment?',
      text: 'A card has just been deployed. The {player} may respond.',
    },
  },
  events: {
    deploying: '{cards} {cards|is|are} being deployed',
    deployed: '{cards} {cards|has|have} been deployed',
  },
  passing: { 'respond/deploying': '{cards} {cards|comes|come} to table' },
}
