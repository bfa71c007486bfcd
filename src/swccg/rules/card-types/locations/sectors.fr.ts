export const sectors: typeof import('./sectors.en.ts').sectors = {
  rules: {
    'TRM-348': 'Autres mouvements aux secteurs. À un secteur, vos cartes peuvent aussi réagir et faire des déplacements illimités comme ailleurs, outre les déplacements normaux propres à ce genre de secteur.',
    'TRM-345': 'Systèmes et secteurs. Un texte sur les vaisseaux spatiaux à un système ne dit rien de ceux à un secteur.',
    'DEP-207': 'Aux secteurs, à bord d’une carte. Les personnages ne se déploient à un secteur qu’à bord d’un vaisseau spatial ou d’un véhicule, comme la plupart des véhicules.',
  },

  reasons: {
    'TRM-345': '{card} parle d’un système planétaire, et {to} n’en est pas un.',
    'DEP-207': '{card} ne vient à {to}, un secteur, qu’à bord d’une carte.',
  },
}
