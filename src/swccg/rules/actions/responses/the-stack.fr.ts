export const theStack: typeof import('./the-stack.en.ts').theStack = {
  rules: {
    'KRN-180': 'Annulée n’est pas achevée. Seule une action achevée peut recevoir une réponse en quittant la pile d’actions ; une action annulée, non.',
    'KRN-179': 'Ce qui vient d’être fait. On peut répondre aussi à l’achèvement d’une action, comme un déploiement ou un déplacement, avant que reprenne ce qui se trouve dessous.',
    'KRN-178': 'Hors de la pile. Une action quitte la pile quand elle est finie, quand elle est annulée, ou quand ce dont il s’agissait a disparu.',
    'KRN-175': 'Deux fois passé. Qui ne veut ou ne peut répondre passe. Quand on a passé deux fois de suite, l’action a son résultat.',
    'KRN-173': 'Chaque exemplaire répond pour lui. Plusieurs exemplaires d’une carte peuvent répondre chacun à la même action. Leurs modificateurs ne s’additionnent pas pour autant, sauf s’ils sont cumulatifs.',
    'KRN-172': 'Une fois par occasion. Pour une seule et même occasion, une action automatique se déclenche une fois, et une réponse à ce qui vient d’arriver s’initie une fois.',
    'KRN-171': 'Retour à l’action du dessous. Quand une réponse est finie, l’action qui est dessous redevient l’action en cours, et les réponses à celle-ci reprennent.',
  },

  reasons: {
    'KRN-172': 'Le texte de {card} a déjà servi à cette occasion.',
  },
}
