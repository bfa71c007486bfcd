/** What the little words of texts mean: present, here, alone, at; and what stays done. */
export const meaningRules = {
  'CTL-030': {
    title: 'What a drain sets off',
    text: 'What the initiation of a Force drain has set off stays done, though the drain is canceled afterwards.',
  },
  'CTL-032': {
    title: 'Force to be used first',
    text: 'Where a text says that you must first use Force to Force drain, you have to pay it all. If you cannot, the drain is not initiated, and sets nothing off.',
  },
  'CTL-039': {
    title: 'Inactive, so not present',
    text: 'An inactive card is present nowhere, except for what counts it as on table: a captive is present for texts about captives.',
  },
  'CTL-040': {
    title: 'Present inside together',
    text: 'Those inside a starship or vehicle are present there, and so with each other. A permanent pilot is one of them.',
  },
  'CTL-042': {
    title: 'Where present',
    text: 'A card that works “where present” has to be present at the location itself. What it works on only has to be at that location.',
  },
  'CTL-046': {
    title: 'A spy under cover is somebody',
    text: 'A location with an undercover spy is not unoccupied, although the spy gives no presence.',
  },
  'CTL-048': {
    title: 'What ‘here’ is',
    text: '“Here” is this location, unless the text clearly means this card itself.',
  },
  'CTL-052': {
    title: 'Deployed to a location',
    text: 'A card that is deployed so that it is at a location, be it aboard or on something there, has been deployed to that location.',
  },
  'CTL-057': {
    title: 'Never alone',
    text: 'A character card of several persons is never alone, nor are the permanent pilots of a card that has more than one.',
  },
  'CTL-063': {
    title: 'Its destiny may be canceled',
    text: 'Nothing keeps a card from what befalls all cards, but a destiny that is drawn for it may be canceled like any other.',
  },
  'DRW-032': {
    title: 'What an ending brings about',
    text: 'If something that ends at the end of a turn makes another mandatory action due, this is done in the same end of turn, before anything optional.',
  },
  'TRM-098': {
    title: 'Who is a commander',
    text: 'A character is a commander only if this very word is in the title, game text or lore. That somebody commands, or commanded, is not enough.',
  },
  'TRM-154': {
    title: 'The highest-ability character',
    text: 'Your highest-ability character is a character card with ability above 0 that none of your other characters surpasses. Droids and permanent pilots are out of the question.',
  },
  'TRM-155': {
    title: 'Several of highest ability',
    text: 'If several of a player’s characters tie for the highest ability, whoever targets chooses among them.',
  },
  'TRM-342': {
    title: 'Scouts',
    text: 'Scout is a word for characters that texts refer to. A scout cannot, like a spy, be deployed where you have neither presence nor Force icons.',
  },
  'TRM-369': {
    title: 'The lost pilot of a stolen ship',
    text: 'If you steal a starship or vehicle that has a unique permanent pilot, that pilot is lost. There is one slot instead that takes one pilot.',
  },
  'TRM-370': {
    title: 'A stolen ship comes back',
    text: 'When a stolen starship or vehicle returns to its first owner, it is as it was. Only if the unique pilot is in play at that time, his slot stays empty.',
  },
  'TRM-476': {
    title: '‘Non-’',
    text: 'A text can mean cards that do not have a characteristic: it puts “non-” before it.',
  },
  'TRM-477': {
    title: 'Attributes',
    text: 'Texts refer not only to characteristics and titles, but to what a card is otherwise: its type, its icons, whether it is unique, its numbers, its state.',
  },
  'TRM-601': {
    title: 'Re-circulated in between',
    text: 'Only the re-circulation that closes the draw phase leads to the end of the turn. If a text re-circulates Used Piles, the phase goes on.',
  },
}

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
