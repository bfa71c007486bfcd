export const winningAndLosing: typeof import('./winning-and-losing.en.ts').winningAndLosing = {
  rules: {
    'BAT-021': 'D’abord ce qui est automatique. Quand une bataille est engagée, toutes les actions automatiques que cela déclenche précèdent les réponses. Celui qui a engagé la bataille en choisit l’ordre.',
    'BAT-086': 'Ce que déclenche une victoire. Ce qui arrive tout seul quand une bataille est gagnée ou perdue arrive dès que le gagnant et le perdant sont désignés.',
  },
}
