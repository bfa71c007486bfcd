/** Why something is refused for what a word means. */
export const meaningReasons = {
  'CTL-032':
    'Texts ask for {need} Force before you drain at {at}; you have {have}. So no drain is initiated.',
  'CTL-039': '{card} is inactive, and therefore present nowhere.',
  'CTL-042': '{by} is present there; {card} need only be at that location for it to lose its text.',
  'CTL-046': '{to} is not unoccupied: a spy is under cover there.',
  'CTL-048': '“Here” is {by} itself, and {card} is not on it.',
  'CTL-057': '{card} is several persons on one card, and never alone.',
  'TRM-098': '{card} is not called a commander: the very word has to be in title, text or lore.',
  'TRM-154': '{card} is not the highest-ability character of its player.',
  'TRM-157':
    '“If within range” is about landspeed and hyperspeed; {card} cannot use it for this kind of move.',
  'TRM-342': '{card} is a scout, and no spy: that does not bring it to {to}.',
  'TRM-476': '{by} is about cards that are not such, and {card} is.',
  'TRM-477': '{by} is about cards of another kind or state than {card}.',
  'WPN-065': 'The weapon is part of {card}; who looks for weapons does not take the character for it.',
  'WPN-068': '{card} has no weapon whose text names {card}.',
  'WPN-069': 'The weapon that is part of {card} does not have its name.',
  'WPN-067': '{card} has only the text of {by}, and not the weapon that is part of it.',
  'MOV-188': '{card} only moves like a starfighter, and {by} is about starfighters.',
}
