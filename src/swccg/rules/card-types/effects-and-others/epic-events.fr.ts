export const epicEvents: typeof import('./epic-events.en.ts').epicEvents = {
  rules: {
    'DEP-024': 'Évènements épiques. Certains Évènements épiques se déploient et restent, d’autres se jouent comme des Interruptions, selon leur texte.',
  },
}
