export const startingCards = {
  rules: {
    'TRN-002': 'One Starting Effect. You may begin with one Starting Effect out of your deck, not with several.',
    'TRN-003': 'A starting location. If you have no Objective you begin with one location of your choice, as long as it can be deployed then.',
    'TRN-038': 'What can be a starting location. It must be able to lie on an otherwise empty table. Sites of starships or vehicles that are not unique, locations without a planet of their own, the Trench, and whatever needs another card cannot.',
    'TRN-039': 'A starting location needs what it always needs. A location whose own text sets a condition that is not met cannot be what you begin with.',
    'TRN-006': 'One Starting Interrupt. You may begin with one Starting Interrupt out of your deck, not with several.',
  },
  reasons: {
    'TRN-002/several': 'The {side} begins with one Starting Effect at most, not with {count}.',
    'TRN-002/kind': '“{title}” is no Starting Effect, so the {side} cannot begin with it.',
    'TRN-003/not in deck': '“{title}” is to be a starting card of the {side} and is not in its deck.',
    'TRN-003/no location': '“{title}” is no card that the {side} can start with.',
    'TRN-003/several': 'The {side} begins with one starting location, not with {count}.',
    'TRN-038/trench': '“{title}” needs another card on table, so the {side} cannot start with it.',
    'TRN-038/ship site': '“{title}” belongs to a starship or vehicle of which there may be several, so the {side} cannot start with it.',
    'TRN-038/generic': '“{title}” belongs to no planet of its own, so the {side} cannot start with it.',
    'TRN-039': '“{title}” has a condition for being deployed that is not met, so the {side} cannot start with it.',
    'TRN-006/several': 'The {side} begins with one Starting Interrupt at most, not with {count}.',
    'TRN-006/kind': '“{title}” is no Starting Interrupt, so the {side} cannot begin with it.',
  },
}
