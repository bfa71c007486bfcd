export const movingToBattle: typeof import('./moving-to-battle.en.ts').movingToBattle = {
  rules: {
    'BAT-025': 'D’autres réponses amènent des cartes. Le joueur qui a engagé la bataille ne peut pas réagir, mais il peut amener des cartes par une réponse qui n’est pas une réaction.',
  },
  log: { 'not moved to battle': '{card} ne peut plus aller à la bataille.' },
}
