export const weaponsInAttacks = {
  rules: {
    'ATK-040': 'At your own creature. In an attack you may fire weapons at your own creature.',
    'ATK-041': 'Weapons that target creatures. Fire at a creature only with a weapon whose text says that it targets creatures.',
    'ATK-042': 'Who fires in an attack. Only what takes part in the attack may fire. Long range does not help others into it, unless something allows it.',
    'ATK-043': 'Only at creatures in the attack. A creature that is not in the attack cannot be fired at.',
    'ATK-050': 'From afar into your own attack. Into an attack that you make on a creature, your long-range weapons can be fired from a site next to it.',
    'ATK-088': 'Character weapons and creatures. In the rulings of August 2001, weapons that target characters may target creatures too, as their revised texts say.',
    'ATK-098': 'A Mynock is no starship. In the rulings of August 2001, a Mynock is not targeted as a starship. Weapons for creatures serve against it.',
    'ATK-037': 'The others stay out. Cards that are neither attacker nor target take no part in an attack.',
  },
  reasons: {
    'ATK-041': '{card} does not say that it is fired at creatures.',
    'ATK-042': '{card} takes no part in this attack.',
    'ATK-043': 'In this attack weapons are fired at the creature, and {card} is not it.',
    'ATK-098': '{by} is no starship, and {card} is not fired at creatures.',
    'ATK-037': '{card} is neither the creature nor its target, and so stays out of this attack.',
  },
}
