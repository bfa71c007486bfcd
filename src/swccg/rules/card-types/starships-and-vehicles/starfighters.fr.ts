export const starfighters: typeof import('./starfighters.en.ts').starfighters = {
  rules: {
    'DEP-186': 'Se déployer comme un chasseur. Un vaisseau capital qui se déploie comme un chasseur en est un pour toute règle et tout texte sur le déploiement, et n’est plus un vaisseau capital.',
    'DEP-256': 'Chasseurs stellaires sans pilote. Un chasseur stellaire sans pilote permanent ne se déploie seul qu’à une aire de mise à quai ou à bord d’un vaisseau capital à vous.',
    'DEP-255': 'Où se déploient les chasseurs stellaires. Un chasseur stellaire à pilote permanent se déploie à une aire de mise à quai, à un système planétaire ou secteur, ou à bord d’un vaisseau capital à vous.',
  },

  reasons: {
    'DEP-256': '{card} n’a pas de pilote permanent : à vide, ce chasseur se déploie à une aire de mise à quai ou dans une soute, pas à {to}.',
  },
}
