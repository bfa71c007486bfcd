export const spaceportSites: typeof import('./spaceport-sites.en.ts').spaceportSites = {
  rules: {
    'DEP-211': 'Rien entre les ports spatiaux. Aucun autre site ne vient entre les sites de port spatial d’une planète.',
    'DEP-210': 'Les ports spatiaux ensemble. Un site de port spatial va à côté d’un autre port spatial de sa planète, et rien ne vient entre eux.',
  },

  reasons: {
    'DEP-211': '{card} viendrait entre deux sites de port spatial.',
  },
}
