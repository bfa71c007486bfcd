export const creatures = {
  rules: {
    'ATK-097': 'Where Mynocks are not deployed. In the rulings of August 2001, a Mynock is not deployed on the opponent’s side of a location, nor aboard a starship or vehicle.',
    'DEP-067': 'Creatures need nobody. A creature deploys without presence or Force icons of its owner.',
    'DEP-248': 'Habitats. A creature deploys only within the habitat on its card.',
  },
  reasons: {
    'ATK-097': '{card} is not deployed aboard {ship}.',
    'DEP-248': '{to} is not in the habitat of {card}.',
  },
}
