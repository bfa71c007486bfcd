export const normalAndMobileEffects: typeof import('./normal-and-mobile-effects.en.ts').normalAndMobileEffects = {
  rules: {
    'TRM-417': 'Les sortes d’Effets. Un texte sur les Effets ne parle que des Effets normaux. « Effet de toute sorte » comprend aussi les Effets immédiats, mobiles, Utinni et politiques.',
    'DEP-250': 'Effets. Les Effets normaux, mobiles, politiques et Utinni se déploient durant la phase de déploiement de leur propriétaire, là où leur texte le dit.',
  },

  reasons: {
    'TRM-417': '{card} est une autre sorte d’Effet que celle dont parle {by}.',
    'DEP-250/time': '{card} est un Effet : il se déploie durant votre phase de déploiement.',
    'DEP-250/target': '{ship} n’est pas ce sur quoi se déploie {card}.',
  },
}
