export const objectives: typeof import('./objectives.en.ts').objectives = {
  rules: {
    'TRM-435': 'Ce que régissent les mots en gras. « Pour », « Tant que » ou « Retourner » sur un objectif régissent tout ce qui suit jusqu’au prochain mot de ce genre : ce qui vaut pour le reste de la partie vaut quel que soit le côté visible.',
    'TRM-436': 'Un objectif se retourne de lui-même. Dès que sa condition est remplie, un objectif doit se retourner, au tour de l’un ou de l’autre, sauf si son texte laisse le choix à son joueur.',
    'TRM-437': 'Le côté visible. Seul le côté visible d’un objectif est sur la table et actif. Certains se retournent encore, si leur texte le dit.',
  },
  log: { flipped: '{card} se retourne : son côté {number} est visible.' },
  events: { flipped: '{card} s’est retournée' },
  options: { flips: '{by} se retourne' },
}
