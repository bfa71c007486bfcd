export const effects: typeof import('./effects.en.ts').effects = {
  rules: {
    'DEP-092': 'Sur le personnage même. Ce qui se déploie sur une persona se déploie sur une carte de cette persona, et non sur une carte qui ne fait que la contenir.',
    'DEP-093': 'Effets sur ce qui contient une persona. Un Effet qui se déploie sur un personnage peut aller sur le vaisseau spatial dont ce personnage est le pilote permanent.',
    'KRN-060': 'Sur la table. Une carte se déploie sur la table si elle ne va ni à une localisation ni sur une autre carte.',
  },
  reasons: {
    'DEP-092': '{card} se déploie sur la carte même de la persona, et {ship} ne fait que la contenir.',
  },
}
