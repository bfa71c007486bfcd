export const whoCanFire: typeof import('./who-can-fire.en.ts').whoCanFire = {
  rules: {
    'WPN-034': 'Qui tire depuis un vaisseau spatial. Les armes d’un vaisseau spatial peuvent tirer s’il a un pilote permanent, ou à son bord un personnage qui n’est pas un droïde.',
    'WPN-035': 'Qui tire depuis un véhicule. Les armes d’un véhicule peuvent tirer s’il a un pilote permanent, ou à son bord un personnage qui n’est pas un droïde, ou un droïde guerrier.',
    'WPN-036': 'Un pilote pour les armes. Il faut un pilote à un vaisseau spatial, véhicule de combat ou véhicule de navette pour utiliser ses armes et dispositifs de vaisseau spatial ou de véhicule.',
    'WPN-037': 'Un conducteur pour les armes. Il faut un conducteur à bord d’un véhicule de transport pour utiliser des armes et dispositifs de véhicule, sauf pour les Lift Tubes.',
    'WPN-045': 'L’artillerie a besoin d’énergie. Une arme d’artillerie ne tire qu’avec une source d’énergie à vous présente : un droïde de puissance, un générateur à fusion, ou ce que dit un texte.',
    'WPN-049': 'Quand tire une arme automatisée. Une arme automatisée tire ou explose quand son texte le dit. S’il ne dit rien, elle peut tirer en bataille comme toute autre arme.',
    'WPN-050': 'Automatisée, elle se passe de tous. Aucun personnage n’a besoin d’être présent pour qu’une arme automatisée tire.',
    'WPN-072': 'Atterri, pas d’arme de vaisseau. Un chasseur stellaire atterri n’utilise pas d’armes de vaisseau spatial, sauf celles qui disent agir à un site.',
  },
  reasons: {
    'WPN-034': 'Personne à bord de {ship} ne peut tirer avec {card} : il faut un personnage qui ne soit pas un droïde.',
    'WPN-035': 'Personne à bord de {ship} ne peut tirer avec {card} : il faut un personnage qui ne soit pas un droïde, ou un droïde guerrier.',
    'WPN-036': '{ship} n’a pas de pilote et ne peut donc pas utiliser {card}.',
    'WPN-037': '{ship} n’a pas de conducteur et ne peut donc pas utiliser {card}.',
    'WPN-045': '{card} n’a pas de source d’énergie : aucun droïde de puissance ni générateur à fusion à vous n’est présent.',
    'WPN-072/in a cargo bay': '{ship} est dans une soute, et {card} n’y sert pas.',
    'WPN-072': '{ship} est posé, et {card} ne sert pas à un site.',
  },
}
