export const comboCards: typeof import('./combo-cards.en.ts').comboCards = {
  rules: {
    'TRM-416': 'Les cartes combinées comme elles se lisent. Une carte combinée fait ce que dit son propre texte, même là où ceux des deux cartes simples disent autre chose.',
    'TRM-414': 'Une paire est un personnage. Une carte combinée de deux personnages est une seule carte et un seul personnage : elle utilise 1 Force pour sa vitesse terrestre et occupe une seule place de capacité.',
    'DEP-175': 'Les cartes combinées restent. Une carte combinée ne remplace personne et n’est pas remplacée.',
    'DEP-174': 'Cartes combinées. Une carte combinée, deux titres joints par « & », compte pour les deux.',
  },

  reasons: {
    'DEP-175': 'Une carte combinée ne prend part à aucun remplacement de persona : {card}, {by}.',
    'DEP-174': '{by} et {card} ont en commun un des deux titres d’une carte combinée.',
  },
}
