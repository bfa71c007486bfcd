export const simultaneousDeployment: typeof import('./simultaneous-deployment.en.ts').simultaneousDeployment = {
  rules: {
    'DEP-050': 'L’une à bord de l’autre. De deux cartes déployées simultanément, l’une se déploie sur l’autre ou à son bord.',
    'DEP-051': 'Les deux ou aucune. Si l’une des cartes ne peut pas se déployer sur l’autre, tout le déploiement simultané échoue.',
    'DEP-052': 'Chacune à son coût. Deux cartes déployées simultanément font une action, et chacune se paie à son propre coût, avec ses changements.',
    'DEP-056': 'Véhicule et pilote l’un après l’autre. Un véhicule et son pilote ne se déploient pas simultanément, sauf si un texte le dit.',
    'DEP-257': 'Un chasseur stellaire et son pilote. Un chasseur stellaire sans pilote et un pilote peuvent se déployer simultanément, le pilote à bord, en une action aux deux coûts.',
  },
  reasons: {
    'DEP-050': 'De deux cartes déployées simultanément, l’une va à bord de l’autre ; {card} ne peut pas aller à bord de {ship}.',
    'DEP-051': '{ship} n’a pas de place pour {card} : les deux ne peuvent pas se déployer simultanément.',
    'DEP-056': 'Rien ne permet de déployer {ship} et {card} simultanément.',
    'DEP-257': '{card} ne piloterait pas {ship} ; seul un pilote se déploie avec le vaisseau.',
  },
}
