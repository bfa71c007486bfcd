export const immediateEffects: typeof import('./immediate-effects.en.ts').immediateEffects = {
  rules: {
    'DEP-249': 'Effets immédiats. Un Effet immédiat se déploie en réponse à une autre action, donc durant n’importe quelle phase.',
  },

  reasons: {
    'DEP-249': '{card} est un Effet immédiat : il se déploie en réponse à quelque chose.',
  },
}
