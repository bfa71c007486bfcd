export const artillery: typeof import('./artillery.en.ts').artillery = {
  rules: {
    'WPN-046': 'Artillerie. Une arme d’artillerie se déploie sur un site.',
    'WPN-045': 'L’artillerie a besoin d’énergie. Une arme d’artillerie ne tire qu’avec une source d’énergie à vous présente : un droïde de puissance, un générateur à fusion, ou ce que dit un texte.',
    'WPN-048': 'L’artillerie perdue en chemin. Si une arme d’artillerie est détruite pendant qu’on la porte, les cartes qui la portent sont perdues aussi.',
  },

  reasons: {
    'WPN-046': '{card} est une arme d’artillerie : elle se déploie sur un site.',
    'WPN-045': '{card} n’a pas de source d’énergie : aucun droïde de puissance ni générateur à fusion à vous n’est présent.',
  },
}
