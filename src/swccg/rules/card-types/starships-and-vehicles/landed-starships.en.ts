export const landedStarships = {
  rules: {
    'TRM-455': 'The pilot of a landed ship. The ability of a landed starship’s permanent pilot lets you occupy and control the location, but does not count toward battle destiny.',
    'TRM-454': 'Landed starships: game text. On a landed starship ignore all game text but that on deployment, capacity, movement and taking off, and on who its permanent pilots and astromechs are and what ability they have.',
    'TRM-452': 'Landed ships do not fly. Cards that make sense only for a moving ship cannot be used for one that is landed.',
    'WPN-072': 'Landed, no starship weapons. A landed starfighter does not use starship weapons, except those that say that they work at a site.',
  },

  reasons: {
    'TRM-454': '{card} is landed: this part of its game text does nothing now.',
    'TRM-452': '{card} is landed, and {by} is for ships that move.',
    'WPN-072/in a cargo bay': '{ship} is in a cargo bay, and {card} does not work there.',
    'WPN-072': '{ship} is landed, and {card} does not work at a site.',
  },
}
