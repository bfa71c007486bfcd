export const cardsWithAbility: typeof import('./cards-with-ability.en.ts').cardsWithAbility = {
  rules: {
    'KRN-326': 'Une carte ayant une aptitude. Une carte ayant une aptitude a une aptitude supérieure à 0.',
  },

  reasons: {
    'KRN-326': '{card} n’a pas d’aptitude.',
  },
}
