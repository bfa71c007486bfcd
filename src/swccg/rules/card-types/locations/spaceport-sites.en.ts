export const spaceportSites = {
  rules: {
    'DEP-211': 'Nothing between spaceports. No other site comes between spaceport sites of one planet.',
    'DEP-210': 'Spaceports stay together. A spaceport site goes next to another spaceport site of its planet, and nothing comes between them.',
  },

  reasons: {
    'DEP-211': '{card} would come between two spaceport sites.',
  },
}
