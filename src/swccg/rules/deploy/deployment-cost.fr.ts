export const cost: typeof import('./deployment-cost.en.ts').cost = {
  rules: {
    'DEP-010': 'Sans coût, gratuit. Une carte sans coût de déploiement, ni dans une case ni dans son texte, se déploie gratuitement.',
    'DEP-011': 'Payé d’avance. Le coût se paie au début du déploiement et n’est pas rendu si celui-ci est annulé.',
    'DEP-049': 'Plus cher n’est pas une restriction. Un coût plus élevé n’est pas une restriction de déploiement : qui ignore les restrictions le paie quand même.',
    'DEP-058': 'Les localisations sont gratuites. Les localisations n’ont pas de coût de déploiement et se déploient gratuitement.',
    'DEP-061': 'Les changements s’additionnent. Ce que la carte elle-même et d’autres cartes changent à son coût de déploiement s’additionne avant d’utiliser la Force.',
    'DEP-062': 'Moins cher à bord. Un changement pour un déploiement à bord d’un vaisseau nommé vaut quand la carte se déploie à son bord, simultanément aussi.',
    'DEP-063': 'Gratuit reste gratuit. Une carte qu’un texte déploie gratuitement coûte 0, et rien n’y change.',
    'KRN-009': 'Utiliser la Force. Pour utiliser la Force, des cartes vont une à une du dessus de votre pile de Force sur votre pile utilisée.',
  },
}
