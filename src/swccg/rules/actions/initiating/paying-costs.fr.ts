export const payingCosts: typeof import('./paying-costs.en.ts').payingCosts = {
  rules: {
    'KRN-136': 'Reprise en main. Prendre en main une carte de destin pour tirer de nouveau fait partie du résultat et n’est pas un coût.',
    'KRN-135': 'L’entretien est un coût. Ce que demande l’entretien d’une carte est un coût : ce qui change une perte de Force ne le change pas.',
    'KRN-134': 'Une perte qui est un coût. La Force perdue comme coût pour commencer une action ne peut être ni réduite, ni changée, ni remplacée, sauf si un texte parle de ce coût même.',
    'KRN-133': 'Ce qu’un coût peut être. Un coût peut être de la Force à utiliser ou à perdre, une carte ou une action à sacrifier, ou un nombre que fixe un tirage de destinée.',
  },

  reasons: {
    'KRN-135': 'Cette Force est perdue pour entretenir une carte : {card} ne peut pas y répondre.',
    'KRN-134': 'Cette Force est perdue comme coût : {card} ne peut pas y répondre.',
  },
}
