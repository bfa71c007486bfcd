export const relatedLocations: typeof import('./related-locations.en.ts').relatedLocations = {
  rules: {
    'TRM-334': 'Les sites d’un même vaisseau. Tous les sites d’un même vaisseau spatial, d’un même véhicule ou d’une même Death Star sont associés entre eux.',
    'TRM-333': 'Un véhicule sur une planète. Tant qu’un véhicule qui a des sites est sur une planète, ses sites et ceux de la planète sont associés.',
    'TRM-328': 'Les localisations d’une planète. Un système planétaire comprend ses sites et ses secteurs nuageux. Chacun d’eux est associé au système planétaire et à tous les autres.',
  },
}
