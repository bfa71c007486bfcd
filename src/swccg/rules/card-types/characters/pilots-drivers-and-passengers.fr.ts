export const pilotsDriversAndPassengers: typeof import('./pilots-drivers-and-passengers.en.ts').pilotsDriversAndPassengers = {
  rules: {
    'TRM-312': 'Ce qu’est un pilote. Un pilote est un personnage doté de l’icône de pilote, ou un pilote permanent : l’icône de pilote sur un vaisseau spatial ou un véhicule. Les pilotes mènent vaisseaux spatiaux, véhicules de combat et véhicules de navette.',
    'TRM-304': 'Les passagers dans la bataille. Vos passagers sur le pont ou dans le cockpit prennent part à la bataille à cette localisation, et les textes de bataille peuvent s’en servir ou les viser. Les personnages aux sites du vaisseau spatial ou du véhicule n’y prennent pas part.',
    'TRM-314': 'Les pilotes en trop. Un pilote qui monte à bord prend une place de pilote s’il en reste une. Quand elles sont toutes prises, il est passager et son texte n’améliore pas le vaisseau.',
    'TRM-315': 'Puissance et bonus du pilote. Si quelque chose modifie la puissance de votre pilote comme personnage, ce qu’il ajoute à la puissance du vaisseau spatial ou véhicule qu’il pilote ne change pas.',
    'TRM-122': 'Conduire n’est pas piloter. Si un pilote conduit votre véhicule de transport, ce qu’il ajoute en tant que pilote ne profite pas au véhicule.',
    'WPN-037': 'Un conducteur pour les armes. Il faut un conducteur à bord d’un véhicule de transport pour utiliser des armes et dispositifs de véhicule, sauf pour les Lift Tubes.',
    'WPN-036': 'Un pilote pour les armes. Il faut un pilote à un vaisseau spatial, véhicule de combat ou véhicule de navette pour utiliser ses armes et dispositifs de vaisseau spatial ou de véhicule.',
    'DEP-203': 'Les pilotes aux commandes. Un pilote déployé à bord pilote si une place de pilote est libre ; sinon il est passager.',
  },

  reasons: {
    'TRM-312': '{card} n’est pas pilote.',
    'TRM-304': '{card} est à un site de {ship} et ne prend pas part à la bataille de {ship}.',
    'WPN-037': '{ship} n’a pas de conducteur et ne peut donc pas utiliser {card}.',
    'WPN-036': '{ship} n’a pas de pilote et ne peut donc pas utiliser {card}.',
  },
}
