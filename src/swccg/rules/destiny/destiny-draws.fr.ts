export const destinyDraws: typeof import('./destiny-draws.en.ts').destinyDraws = {
  log: {
    'destiny not below 0': 'Une destinée n’est jamais inférieure à 0.',
    'destiny failed': 'Il n’y a pas de carte à tirer pour la destinée.',
  },
  events: { 'destiny completed': 'destinée, achevée' },
}
