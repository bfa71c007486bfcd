export const movesLike = {
  rules: {
    'MOV-184': 'Moves like a character. Although it is not a character, such a card may use landspeed 1, docking bay transit and shuttling, embark and disembark, and cross between docked starships.',
    'MOV-186': 'Not treated as a character. Text that moves or affects characters passes over a card that merely moves like one. Nabrun Leids, for example, does not take it.',
    'MOV-187': 'Moves like a starfighter. All movement rules for starfighters hold for a card that moves like one, be it a squadron or a card whose text says so.',
    'MOV-188': 'Not targeted as a starfighter. To move like a starfighter is not to be one. Whatever targets starfighters cannot target such a card.',
  },
  reasons: {
    'MOV-186': '{card} only moves like a character, and {by} is about real characters.',
    'MOV-188': '{card} only moves like a starfighter, and {by} is about starfighters.',
    'MOV-188/starfighter': '{card} only moves like a starfighter, and {to} admits starfighters alone.',
  },
}
