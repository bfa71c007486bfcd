export const permanentWeapons = {
  rules: {
    'WPN-065': 'Not without its character. Text that relocates weapons does not relocate a character for the sake of his permanent weapon, unless it relocates the character as well.',
    'TRM-307': 'A weapon that is part of its character. A permanent weapon does not part from its character, except by a card that deploys on the character to mark that. When that card goes, the weapon is back.',
    'WPN-069': 'Matching permanent weapon. A permanent weapon is a matching one only if its title has the name of the character or of his persona in it.',
    'WPN-067': 'Copied text, no weapon. A character that copies the game text of one with a permanent weapon has neither the weapon nor the use of it.',
    'WPN-066': 'Permanent weapon without game text. If a character’s game text is canceled or suspended, he still has his permanent weapon but cannot use it.',
  },

  reasons: {
    'WPN-065': 'The weapon is part of {card}; who looks for weapons does not take the character for it.',
    'TRM-307': 'The weapon of {card} is part of this character, and {by} cannot take it.',
    'WPN-069': 'The weapon that is part of {card} does not have its name.',
    'WPN-067': '{card} has only the text of {by}, and not the weapon that is part of it.',
    'WPN-066': 'The game text of {card} is canceled: it has its weapon and cannot use it.',
  },
}
