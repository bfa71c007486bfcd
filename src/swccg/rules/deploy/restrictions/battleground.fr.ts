export const battleground: typeof import('./battleground.en.ts').battleground = {
  rules: {
    'TRM-029': 'Le Sénat. Coruscant: Galactic Senate n’est jamais un champ de bataille.',
    'TRM-027': 'Bo Shuda garde la paix. Tant que Bo Shuda est sur Jabba’s Palace: Audience Chamber, cette salle n’est pas un champ de bataille.',
    'TRM-026': 'Jamais champs de bataille. Avec ou sans icônes, un holosite, une localisation de Dagobah ou une localisation sous bouclier n’est pas un champ de bataille.',
    'TRN-059': 'Les champs de bataille. Une localisation est un champ de bataille tant que chaque joueur y a au moins une icône de Force. Les icônes que des cartes ajoutent ou annulent comptent.',
  },

  reasons: {
    'TRM-029': '{card} n’est jamais un champ de bataille.',
    'TRM-027': '{card} n’est pas un champ de bataille tant que {by} s’y trouve.',
    'TRM-026': '{card} a les icônes, mais n’est pas un champ de bataille, quelles que soient ses icônes.',
    'TRN-059': '{card} n’est pas un champ de bataille, et {by} en demande un : il faut des icônes de Force des deux joueurs.',
  },
}
