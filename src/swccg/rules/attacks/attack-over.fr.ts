export const attackOver: typeof import('./attack-over.en.ts').attackOver = {
  rules: {
    'ATK-089': 'Touchée, perdue, fini. Selon les décisions d’août 2001, une créature touchée pendant qu’on l’attaque est perdue, et l’attaque est finie.',
  },
}
