export const ctl0 = {
  'CTL-001': {
    title: 'The control phase',
    text: 'In the second phase of your turn you may initiate Force drains, and act otherwise before, between and after them.',
  },
  'CTL-002': {
    title: 'Where you drain',
    text: 'In your control phase you may initiate a Force drain at each location that you control, once.',
  },
  'CTL-003': {
    title: 'One drain after the other',
    text: 'Each Force drain is an action of its own; the next one waits until it is over.',
  },
  'CTL-004': {
    title: 'What a drain costs',
    text: 'A Force drain costs 0 Force, unless a text changes that.',
  },
  'CTL-005': {
    title: 'How much a drain takes',
    text: 'A Force drain is for as many Force as there are icons on your opponent’s side of the location, changed by modifiers.',
  },
  'CTL-006': {
    title: 'What a drain does',
    text: 'Your opponent loses that much Force, from hand or Life Force as he likes.',
  },
  'CTL-007': {
    title: 'Drains of 0',
    text: 'Without icons on the opponent’s side a drain is for 0. You may initiate it, and modifiers can raise it.',
  },
  'CTL-008': {
    title: 'Who takes part in a drain',
    text: 'Your characters, vehicles, starships, weapons and devices at the location all take part in your drain there.',
  },
  'CTL-009': {
    title: 'One drain for each card',
    text: 'No card takes part in two Force drains in one turn. Where such a card is you cannot drain.',
  },
  'CTL-010': {
    title: 'Instead of a Force drain',
    text: 'What is done instead of a Force drain is done only where you control the location and could drain there now.',
  },
  'CTL-011': {
    title: 'No drain afterwards',
    text: 'Where you have done something instead of a Force drain, you do not drain any more this turn.',
  },
  'CTL-012': {
    title: 'Droids that may Force drain',
    text: 'A card that may Force drain, though it gives no presence, lets you drain where it is. The opponent’s presence or spy stops it like any drain.',
  },
  'CTL-013': {
    title: 'Responses to a drain',
    text: 'What is for when a Force drain has just been initiated is used before any Force is lost.',
  },
  'CTL-014': {
    title: 'After a drain',
    text: 'What is for when a player has just Force drained is used after the Force has been lost.',
  },
  'CTL-015': {
    title: 'Force drain modifiers',
    text: 'A text that does sums with the amount of a drain is a Force drain modifier; nothing else is.',
  },
  'CTL-016': {
    title: 'Limits are no modifiers',
    text: 'A text that limits what a Force drain makes lost, or changes how it is paid, is no Force drain modifier.',
  },
  'CTL-017': {
    title: 'Icons and drains',
    text: 'A text that adds or cancels Force icons is no Force drain modifier, but the drain follows the icons.',
  },
  'CTL-018': {
    title: 'Force drain bonus',
    text: 'A modifier that raises a Force drain is a Force drain bonus.',
  },
  'CTL-019': {
    title: 'May not be modified',
    text: 'What the opponent’s texts add to a Force drain that he may not modify, or take from it, has no effect.',
  },
  'CTL-020': {
    title: 'Resets in spite of that',
    text: 'A Force drain that may not be modified by the opponent may still be reset by him.',
  },
  'CTL-021': {
    title: 'May not be canceled',
    text: 'The opponent cannot begin a response that would cancel a Force drain which he may not cancel.',
  },
  'CTL-022': {
    title: 'Presence stops it all the same',
    text: 'A react that brings presence to the location cancels even a drain that may not be canceled.',
  },
  'CTL-023': {
    title: 'Protected drains, open modifiers',
    text: 'That a Force drain may not be modified or canceled does not protect what its player adds to it.',
  },
  'CTL-024': {
    title: 'Limits hold all the same',
    text: 'A text that limits the loss works on a Force drain that may not be modified or canceled.',
  },
  'CTL-025': {
    title: 'Forbidden is not canceled',
    text: 'A drain that something keeps you from initiating has not been canceled, and protection from canceling does not help.',
  },
  'CTL-026': {
    title: 'The opponent’s modifiers',
    text: 'Where your opponent’s Force drain modifiers are canceled, that means those of his cards to his own Force drains.',
  },
  'CTL-027': {
    title: 'Presence stops a drain',
    text: 'If your opponent comes to have presence at the location while you drain there, the drain is canceled.',
  },
  'CTL-029': {
    title: 'Undercover spies stop drains',
    text: 'Where an undercover spy of your opponent is you cannot initiate Force drains.',
  },
  'CTL-030': {
    title: 'What a drain sets off',
    text: 'What the initiation of a Force drain has set off stays done, though the drain is canceled afterwards.',
  },
  'CTL-031': {
    title: 'For having Force drained',
    text: 'What you get for having Force drained comes once a drain has been completed, be it for 0. A canceled drain is none.',
  },
  'CTL-032': {
    title: 'Force to be used first',
    text: 'Where a text says that you must first use Force to Force drain, you have to pay it all. If you cannot, the drain is not initiated, and sets nothing off.',
  },
  'CTL-033': {
    title: 'Presence',
    text: 'You have presence at a location where your total ability is 1 or more, or where a card of yours has the Presence icon.',
  },
  'CTL-034': {
    title: 'Presence from inside',
    text: 'Cards inside starships and enclosed vehicles give presence at the location too.',
  },
  'CTL-035': {
    title: 'Presence in one place',
    text: 'No card gives presence at two locations at once.',
  },
  'CTL-036': {
    title: 'What it is to be present',
    text: 'To be present is to be physically at a place: a site, a sector, a system, inside an enclosed vehicle or starship, or in a prison.',
  },
  'CTL-037': {
    title: 'At one place only',
    text: 'A card is present at no more than one place. Inside an enclosed vehicle or starship, it is present there.',
  },
  'CTL-038': {
    title: 'At a place, but not present',
    text: 'A card inside an enclosed vehicle or starship is at the location, but not present there.',
  },
  'CTL-039': {
    title: 'Inactive, so not present',
    text: 'An inactive card is present nowhere, except for what counts it as on table: a captive is present for texts about captives.',
  },
  'CTL-040': {
    title: 'Present inside together',
    text: 'Those inside a starship or vehicle are present there, and so with each other. A permanent pilot is one of them.',
  },
  'CTL-041': {
    title: 'Present, and present with',
    text: 'A card is present somewhere; two cards are present with each other only if both are present at the same place. A card inside an enclosed vehicle or starship is not at the same place as one outside.',
  },
  'CTL-042': {
    title: 'Where present',
    text: 'A card that works “where present” has to be present at the location itself. What it works on only has to be at that location.',
  },
  'CTL-043': {
    title: 'To control',
    text: 'You control a location where you have presence and your opponent has none.',
  },
  'CTL-044': {
    title: 'Control is not an action',
    text: 'Who controls a location is asked each time that it matters; it changes by itself.',
  },
  'CTL-045': {
    title: 'Unoccupied',
    text: 'A location is unoccupied if no player has presence there.',
  },
  'CTL-046': {
    title: 'A spy under cover is somebody',
    text: 'A location with an undercover spy is not unoccupied, although the spy gives no presence.',
  },
  'CTL-047': {
    title: 'To occupy',
    text: 'You occupy a location where you have presence, whoever else has it too.',
  },
  'CTL-048': {
    title: 'What ‘here’ is',
    text: '“Here” is this location, unless the text clearly means this card itself.',
  },
  'CTL-049': {
    title: 'System locations',
    text: 'A system location is the location itself. To deploy aboard a starship there is not to deploy to it.',
  },
  'CTL-050': {
    title: 'On a planet',
    text: 'A card is on a planet if it is at one of its sites, cloud sectors or Death Star II sectors, or inside something there.',
  },
  'CTL-051': {
    title: 'At a planet',
    text: 'A card is at a planet if it is on it, or in orbit at its system.',
  },
  'CTL-052': {
    title: 'Deployed to a location',
    text: 'A card that is deployed so that it is at a location, be it aboard or on something there, has been deployed to that location.',
  },
  'CTL-053': {
    title: 'With',
    text: 'A card is with another when both are at the same location. No card is with itself.',
  },
  'CTL-054': {
    title: 'Aboard',
    text: 'A card is aboard a starship or vehicle if it is at one of its sites, on its bridge, in its cockpit or in its cargo bay.',
  },
  'CTL-055': {
    title: 'Not at the orbited system',
    text: 'A card at a site of a starship, vehicle or mobile system is not at the system where that is.',
  },
  'CTL-056': {
    title: 'Alone',
    text: 'A character is alone where its player has no other character and no other card with ability.',
  },
  'CTL-057': {
    title: 'Never alone',
    text: 'A character card of several persons is never alone, nor are the permanent pilots of a card that has more than one.',
  },
  'CTL-058': {
    title: 'A starship or vehicle alone',
    text: 'A starship or vehicle is alone where its player has no character, vehicle or starship besides it and what it carries.',
  },
  'CTL-059': {
    title: 'All cards',
    text: 'What makes all cards or all characters of a place leave table takes those of both players, inactive ones too.',
  },
  'CTL-060': {
    title: 'Safe in prison',
    text: 'What takes all cards or all characters at a site spares the captives that are imprisoned there.',
  },
  'CTL-061': {
    title: 'Not quite all',
    text: 'A weapon or Interrupt that makes all cards of a location leave table takes characters, vehicles, starships, weapons and devices.',
  },
  'CTL-062': {
    title: 'No escape for one',
    text: 'Where all cards are lost, or all characters, nothing keeps one of them from it, unless a text says so.',
  },
  'CTL-063': {
    title: 'Its destiny may be canceled',
    text: 'Nothing keeps a card from what befalls all cards, but a destiny that is drawn for it may be canceled like any other.',
  },
  'CTL-065': {
    title: 'The target is to be present',
    text: 'Where a text targets a character present, the target has to be present at the location, and the card whose text it is need not.',
  },
}
