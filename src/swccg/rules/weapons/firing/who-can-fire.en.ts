export const whoCanFire = {
  rules: {
    'WPN-034': 'Who fires starship weapons. To fire its weapons a starship needs a permanent pilot or a character aboard who is not a droid.',
    'WPN-035': 'Who fires vehicle weapons. To fire its weapons a vehicle needs a permanent pilot, a character aboard who is not a droid, or a droid aboard that is a warrior.',
    'WPN-036': 'A pilot for the weapons. A starship, combat vehicle or shuttle vehicle needs a pilot to use its starship or vehicle weapons and devices.',
    'WPN-037': 'A driver for the weapons. A transport vehicle needs a driver aboard to use vehicle weapons and devices, except Lift Tubes.',
    'WPN-045': 'Artillery needs power. An artillery weapon fires only with a power source of yours present: a power droid or a fusion generator, or what a text says.',
    'WPN-049': 'When automated weapons fire. Look at the text of an automated weapon to see when it fires or explodes. Without such text you may fire it in battle as you would others.',
    'WPN-050': 'Automated weapons need nobody. No character need be present for an automated weapon to fire.',
    'WPN-072': 'Landed, no starship weapons. A landed starfighter does not use starship weapons, except those that say that they work at a site.',
  },
  reasons: {
    'WPN-034': 'Nobody aboard {ship} can fire {card}: a character who is no droid is needed.',
    'WPN-035': 'Nobody aboard {ship} can fire {card}: a character who is no droid, or a warrior droid, is needed.',
    'WPN-036': '{ship} has no pilot, so it cannot use {card}.',
    'WPN-037': '{ship} has no driver, so it cannot use {card}.',
    'WPN-045': '{card} has no power source: no power droid and no fusion generator of yours is present.',
    'WPN-072/in a cargo bay': '{ship} is in a cargo bay, and {card} does not work there.',
    'WPN-072': '{ship} is landed, and {card} does not work at a site.',
  },
}
