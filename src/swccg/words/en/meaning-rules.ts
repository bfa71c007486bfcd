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
}
