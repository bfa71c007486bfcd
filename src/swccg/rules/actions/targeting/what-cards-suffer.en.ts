export const whatCardsSuffer = {
  rules: {
    'TRM-056': 'No torture of the frozen. A frozen captive cannot be tortured or interrogated by any card.',
    'TRM-307': 'A weapon that is part of its character. A permanent weapon does not part from its character, except by a card that deploys on the character to mark that. When that card goes, the weapon is back.',
    'TRM-452': 'Landed ships do not fly. Cards that make sense only for a moving ship cannot be used for one that is landed.',
  },
  reasons: {
    'TRM-056': '{card} is frozen, and cannot be tortured or interrogated by {by}.',
    'TRM-307': 'The weapon of {card} is part of this character, and {by} cannot take it.',
    'TRM-452': '{card} is landed, and {by} is for ships that move.',
  },
}
