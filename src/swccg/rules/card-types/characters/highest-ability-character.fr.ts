export const highestAbilityCharacter: typeof import('./highest-ability-character.en.ts').highestAbilityCharacter = {
  rules: {
    'TRM-155': 'Plusieurs à égalité. Si plusieurs personnages d’un joueur ont à égalité la plus haute capacité, celui qui cible choisit parmi eux.',
    'TRM-154': 'Le personnage de plus haute capacité. Votre personnage de plus haute capacité est une carte de personnage de capacité supérieure à 0 qu’aucun autre de vos personnages ne dépasse. Droïdes et pilotes permanents n’entrent pas en ligne de compte.',
  },

  reasons: {
    'TRM-154': '{card} n’est pas le personnage de plus haute capacité de son joueur.',
  },
}
