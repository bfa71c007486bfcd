export const squadrons = {
  rules: {
    'DEP-265': 'Squadrons are no starfighters. What deploys on a starfighter does not go on a squadron; what deploys on a starship does, and works once, not three times.',
    'TRM-459': 'What a squadron is. A squadron is a class of starships of its own, which stands in the box of a card. The word in a title alone makes none.',
    'TRM-460': 'One card, three ships. A squadron is one card and one starship, and three ships of its class where a text counts those.',
    'TRM-461': 'No starfighter. A squadron is never taken for a starfighter.',
    'TRM-462': 'Squadrons and decks. A squadron is three ships of its class. What takes ships of that class from a deck or pile, or places them in one, works on a squadron only if it can take three.',
    'TRM-463': 'Squadrons are moved whole. What moves ships of a class moves a squadron of them only if it can move all three.',
    'TRM-464': 'Lost whole. What makes one ship of a squadron lost, captured or out of play does so to the whole card.',
  },
  reasons: {
    'DEP-265': '{card} goes on a starfighter, and {ship}, a squadron, is none.',
    'TRM-459': '{card} has the word in its title only and is no squadron, as {by} asks.',
    'TRM-461': '{card} is a squadron, and {by} asks for a starfighter.',
    'TRM-462': '{cards}: a squadron counts as three ships, and {by} takes {count}.',
    'TRM-463': '{cards}: a squadron counts as three ships, and {by} moves {count}.',
  },
}
