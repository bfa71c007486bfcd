export const weaponsSegment = {
  rules: {
    'BAT-029': 'Turns in the weapons segment. In the weapons segment players take one top-level action each in turn. The player who initiated the battle has the first.',
    'BAT-030': 'How the weapons segment ends. When both players pass in a row instead of taking a top-level action, the weapons segment is over.',
    'BAT-038': 'What may be done at any time. An action that could be taken at any time may be taken in the weapons segment too, even if it has nothing to do with the battle.',
    'BAT-033': 'Power in the weapons segment. Top-level actions that change power, and not attrition too, are played in the weapons segment.',
    'BAT-034': 'Numbers of destinies in the weapons segment. Top-level actions that change how many destinies are drawn are played in the weapons segment; the destinies are drawn in the power segment.',
    'BAT-035': 'Conditions on destinies in the weapons segment. Top-level actions that lay a condition on destinies in general are played in the weapons segment.',
    'BAT-036': 'Totals in the weapons segment. A top-level action that changes a total battle destiny is taken in the weapons segment; it is applied once there is a total.',
    'BAT-037': 'Without a moment of its own. An action during battle that names no moment is taken in the weapons segment.',
    'BAT-145': 'Added in the weapons segment only. An optional change of the number of battle destinies that is a top-level action, not a response, can be started in the weapons segment only.',
  },
  reasons: {
    'BAT-037': '{card} belongs to the weapons segment of a battle.',
    'BAT-145': 'Destinies are added in the weapons segment; later it is too late for {card}.',
    'BAT-033': '{card} changes power, so it is played in the weapons segment.',
    'BAT-034': '{card} adds destinies, so it is played in the weapons segment; they are drawn later.',
    'BAT-035': '{card} changes destinies to come, so it is played in the weapons segment.',
    'BAT-036': '{card} changes a total battle destiny, so it is played in the weapons segment, before there is one.',
  },
}
