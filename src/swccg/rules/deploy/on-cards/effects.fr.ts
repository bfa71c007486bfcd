export const effects: typeof import('./effects.en.ts').effects = {
  rules: {
    'DEP-024': 'Évènements épiques. Certains Évènements épiques se déploient et restent, d’autres se jouent comme des Interruptions, selon leur texte.',
    'DEP-092': 'Sur le personnage même. Ce qui se déploie sur une persona se déploie sur une carte de cette persona, et non sur une carte qui ne fait que la contenir.',
    'DEP-093': 'Effets sur ce qui contient une persona. Un Effet qui se déploie sur un personnage peut aller sur le vaisseau spatial dont ce personnage est le pilote permanent.',
    'DEP-249': 'Effets immédiats. Un Effet immédiat se déploie en réponse à une autre action, donc durant n’importe quelle phase.',
    'DEP-251': 'Effets Utinni. Un Effet Utinni se déploie sur une localisation et nomme la carte sur la table qu’il cible.',
    'KRN-060': 'Sur la table. Une carte se déploie sur la table si elle ne va ni à une localisation ni sur une autre carte.',
  },
  reasons: {
    'DEP-092': '{card} se déploie sur la carte même de la persona, et {ship} ne fait que la contenir.',
    'DEP-251/no target': '{card} n’est pas un Effet Utinni et ne cible aucune carte en se déployant.',
    'DEP-249': '{card} est un Effet immédiat : il se déploie en réponse à quelque chose.',
  },
}
