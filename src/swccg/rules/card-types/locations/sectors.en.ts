export const sectors = {
  rules: {
    'TRM-348': 'Other movement at sectors. At a sector your cards may also react and make unlimited moves as they could elsewhere, apart from the regular moves for that kind of sector.',
    'TRM-345': 'Systems and sectors. A text about starships at a system says nothing of starships at a sector.',
    'DEP-207': 'To sectors aboard something. Characters deploy to a sector only aboard a starship or vehicle, and so do most vehicles.',
  },

  reasons: {
    'TRM-345': '{card} speaks of a system, and {to} is none.',
    'DEP-207': '{card} comes to {to}, a sector, only aboard something.',
  },
}
