/** Rules that the other books do not hold: the table's own, and those on where cards can be. */
export const ownRules = {
  'PLAY-001': {
    title: 'The end of the game',
    text: 'Once the game is over, no player takes any further action.',
  },
  'PLAY-002': {
    title: 'One player at a time',
    text: 'At each moment one player decides. The others wait until it is their turn to act.',
  },
  'PLAY-003': {
    title: 'Some things must be answered',
    text: 'You may pass where an action or a response is offered. A choice that the rules demand has to be made.',
  },
  'PLAY-004': {
    title: 'Answer what is asked',
    text: 'Only what the decision at hand offers can be chosen: an action, a response, cards, a number, an option or an order.',
  },
  'PLAY-005': {
    title: 'As many as are asked for',
    text: 'Where the game asks for a number, or for some cards, yours must lie between the least and the most that are allowed.',
  },
  'PLAY-006': {
    title: 'Only what is in play acts',
    text: 'To act, a card must be on table and active. Captive, missing or inactive cards do nothing by themselves.',
  },
  'PLAY-007': {
    title: 'A place to go to',
    text: 'A move leads to a location, onto another card or, for a mobile system, to a parsec. No card goes inside itself.',
  },
  'KRN-101': {
    title: 'One action at a time',
    text: 'As long as an action is in progress you cannot start another top-level action. You can only respond to the one at hand.',
  },
  'KRN-234': {
    title: 'Characters stay at sites',
    text: 'A character that is not aboard a starship or vehicle can be at a site and at no other kind of location.',
  },
  'KRN-235': {
    title: 'The Trench by starship only',
    text: 'You cannot deploy characters to Death Star: Trench. The only ones ever there are aboard starships.',
  },
  'KRN-236': {
    title: 'Where vehicles can be',
    text: 'A vehicle outside a starship belongs at exterior sites. Cloud cars, patrol craft and shuttle vehicles can be at cloud sectors as well.',
  },
  'KRN-237': {
    title: 'Lift Tubes stay inside',
    text: 'A Lift Tube can be at interior mobile sites and nowhere else.',
  },
  'KRN-238': {
    title: 'Where capital starships can be',
    text: 'Your capital starship can be at systems and asteroid sectors. Only one that moves like a starfighter gets to other places.',
  },
  'KRN-239': {
    title: 'Where starfighters can be',
    text: 'Systems, sectors and exterior sites are open to starfighters and to starships that deploy and move like them.',
  },
  'ATK-100': {
    title: 'Creatures move for free',
    text: 'In the rulings of August 2001 your creature may move once in each of your move phases, by a landspeed of 1 and without Force. It never leaves its habitat.',
  },
  'TRM-050': {
    title: 'One captive for each escort',
    text: 'No character escorts two captives at the same time.',
  },
  'TRM-251': {
    title: 'Leaving a starship’s docking bay',
    text: 'Your piloted starship leaves the docking bay of another starship for the system where that one is. This is its regular move and counts as taking off.',
  },
} as const
