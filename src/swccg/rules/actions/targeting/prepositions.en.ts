export const prepositions = {
  rules: {
    'TRM-339': 'Same system. When a card says “same system” it means the location of that system and no more. Related sites and sectors need to be mentioned.',
    'CTL-048': 'What ‘here’ is. “Here” is this location, unless the text clearly means this card itself.',
    'CTL-055': 'Not at the orbited system. A card at a site of a starship, vehicle or mobile system is not at the system where that is.',
    'CTL-054': 'Aboard. A card is aboard a starship or vehicle if it is at one of its sites, on its bridge, in its cockpit or in its cargo bay.',
    'CTL-053': 'With. A card is with another when both are at the same location. No card is with itself.',
    'CTL-051': 'At a planet. A card is at a planet if it is on it, or in orbit at its system.',
    'CTL-050': 'On a planet. A card is on a planet if it is at one of its sites, cloud sectors or Death Star II sectors, or inside something there.',
  },

  reasons: {
    'TRM-339': '{card} is at a location related to that system, and not at the system itself.',
    'CTL-048': '“Here” is {by} itself, and {card} is not on it.',
    'CTL-055': '{card} is at no site or sector of that planet, and not at its system.',
    'CTL-054': '{card} is not aboard.',
    'CTL-053': '{card} is with no such card at its location.',
    'CTL-051': '{card} is at the planet, in orbit, and not on it.',
    'CTL-050': '{card} is not on that planet.',
  },
}
