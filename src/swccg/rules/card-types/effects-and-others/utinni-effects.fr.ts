export const utinniEffects: typeof import('./utinni-effects.en.ts').utinniEffects = {
  rules: {
    'DEP-251': 'Effets Utinni. Un Effet Utinni se déploie sur une localisation et nomme la carte sur la table qu’il cible.',
    'TRM-189': 'Cibles disparues ou capturées. Selon les décisions d’août 2001, un Effet Utinni continue de cibler un personnage disparu ou capturé, et d’agir.',
    'TRM-423': 'Perdus avec leur cible. Quand la cible d’un Effet Utinni est perdue, l’Effet Utinni est perdu aussi.',
  },
  options: { 'target gone': '{by} a perdu sa cible' },

  reasons: {
    'DEP-251/no target': '{card} n’est pas un Effet Utinni et ne cible aucune carte en se déployant.',
  },
}
