export const outsideBattlePhase: typeof import('./outside-battle-phase.en.ts').outsideBattlePhase = {
  rules: {
    'ATK-033': 'Attaques permises par une carte. Une attaque qu’une carte permet hors de votre phase de bataille se joue comme toute autre, et ne compte pas comme l’attaque obligatoire de la créature.',
  },
}
