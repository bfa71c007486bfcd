export const takingOver: typeof import('./taking-over.en.ts').takingOver = {
  rules: {
    'TRM-362': 'Prendre ce qui est à l’adversaire. Vous ne vous emparez d’une carte de l’adversaire que si une carte ou une règle permet de la voler. S’approcher d’un chasseur vide ne suffit pas.',
  },
  reasons: {
    'TRM-362/no thief': 'Nul ne peut y voler {card} par {by}.',
    'TRM-362/own': '{card} est déjà à vous.',
    'TRM-362': '{ship} est à l’adversaire, et rien ne vous permet de le voler.',
  },
}
