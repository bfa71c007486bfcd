export const squadrons: typeof import('./deploying-squadrons.en.ts').squadrons = {
  rules: {
    'DEP-266': 'Où se déploient les escadrons. Un escadron à coût de déploiement se déploie aux aires de mise à quai, systèmes planétaires et secteurs, ou à bord d’un vaisseau capital à vous qui a la place.',
    'DEP-267': 'Escadrons de remplacement. Un escadron sans coût de déploiement entre en jeu à la place de trois chasseurs stellaires de sa classe à une même localisation.',
  },
  reasons: {
    'DEP-266': '{card} est un escadron ; parmi les sites, il ne se déploie qu’aux aires de mise à quai, et {to} n’en est pas une.',
    'DEP-267': '{card} n’a pas de coût de déploiement : cette carte entre en jeu à la place de trois chasseurs stellaires.',
  },
}
