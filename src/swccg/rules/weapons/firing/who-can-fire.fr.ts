export const whoCanFire: typeof import('./who-can-fire.en.ts').whoCanFire = {
  rules: {
    'WPN-034': 'Qui tire depuis un vaisseau spatial. Les armes d’un vaisseau spatial peuvent tirer s’il a un pilote permanent, ou à son bord un personnage qui n’est pas un droïde.',
    'WPN-035': 'Qui tire depuis un véhicule. Les armes d’un véhicule peuvent tirer s’il a un pilote permanent, ou à son bord un personnage qui n’est pas un droïde, ou un droïde guerrier.',
  },
  reasons: {
    'WPN-034': 'Personne à bord de {ship} ne peut tirer avec {card} : il faut un personnage qui ne soit pas un droïde.',
    'WPN-035': 'Personne à bord de {ship} ne peut tirer avec {card} : il faut un personnage qui ne soit pas un droïde, ou un droïde guerrier.',
  },
}
