export const matchingPilotsStarshipsWeapons = {
  rules: {
    'WPN-068': 'Matching weapon. A matching weapon of a character is one whose own game text names that character or persona.',
    'TRM-181': 'Matching starship. Only a unique starship matches a character.',
    'TRM-179': 'Matching pilot. A pilot matches a unique starship if the text of either card names the other, by title or persona.',
  },

  reasons: {
    'WPN-068': '{card} has no weapon whose text names {card}.',
    'TRM-181': '{card} is not unique, and so no pilot matches it.',
    'TRM-179': 'The matching pilot of {card} is not aboard.',
  },
}
