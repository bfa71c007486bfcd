export const failedDestinyDraws: typeof import('./failed-destiny-draws.en.ts').failedDestinyDraws = {
  rules: {
    'KRN-029': 'Pas de carte à tirer. Même avec un paquet de réserve vide, vous pouvez commencer une action qui fait tirer une destinée. Le tirage échoue alors.',
    'KRN-352': 'Pas de total, pas de succès. Un joueur sans total de destinée échoue dans son action : elle tourne à l’avantage de l’adversaire.',
    'KRN-351': 'Un tirage suffit. Si vous avez mené à bien un seul tirage, vous avez une destinée totale.',
    'KRN-350': 'Un tirage manqué. Un tirage de destinée échoue si votre paquet de réserve est vide, si quelque chose l’interdit ou l’annule, ou si son coût n’est pas payé.',
  },
}
