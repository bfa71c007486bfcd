export const jediAndDarkJedi: typeof import('./jedi-and-dark-jedi.en.ts').jediAndDarkJedi = {
  rules: {
    'TRN-060': 'Les Maîtres ne sont pas des icônes. Un Maître Jedi ou Maître Jedi obscur ajoute 1 à votre total et rien à aucune localisation.',
    'TRM-701': 'Chevaliers et Maîtres. Un Chevalier Jedi a l’aptitude 6. Un Maître Jedi ou un Maître Jedi Noir a l’aptitude 7.',
    'TRM-405': 'Les Jedi. Un personnage du Côté lumineux d’aptitude 6 ou plus est un Jedi, et non un Jedi noir.',
    'TRM-404': 'Les Jedi noirs. Un personnage du Côté obscur d’aptitude 6 ou plus est un Jedi noir, et non un Jedi.',
  },

  reasons: {
    'TRM-701': 'L’aptitude de {card} n’est pas celle du Jedi que {by} demande.',
    'TRM-405': '{card} est un Jedi, et {by} demande un Jedi noir.',
    'TRM-404': '{card} est un Jedi noir, et {by} demande un Jedi.',
  },
}
