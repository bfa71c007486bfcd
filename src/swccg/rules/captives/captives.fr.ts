export const captives: typeof import('./captives.en.ts').captives = {
  rules: { 'TRM-059': 'Gelé une fois. Ce qui gèle un personnage ne choisit pas celui qui l’est déjà.' },
  reasons: { 'TRM-059': '{card} est déjà gelé, et {by} ne peut pas le choisir.' },
  log: {
    frozen: '{card} est gelé : {by}.',
    'handed over': '{ship} prend {card} sous sa garde[ : {by}].',
    imprisoned: '{card} est capturé et emprisonné : {by}.',
  },
  decisions: {
    'choose the escort': {
      title: 'Qui escorte {card} ?',
      text: 'Le {player} choisit qui prend {card} sous sa garde.',
    },
  },
  events: { frozen: '{card} vient d’être gelé' },
}
