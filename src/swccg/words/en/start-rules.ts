/** Rules on decks and on starting the game. */
export const startRules = {
  'KRN-006': {
    title: 'Sixty cards',
    text: 'Your deck holds 60 cards. What is left of it after the starting cards have been played becomes your Reserve Deck.',
  },
  'TRN-001': {
    title: 'Starting the game',
    text: 'First the starting cards are played. Only then are the decks shuffled and the starting hands drawn.',
  },
  'TRN-003': {
    title: 'A starting location',
    text: 'If you have no Objective you begin with one location of your choice, as long as it can be deployed then.',
  },
  'TRN-004': {
    title: 'One Objective, and it starts',
    text: 'No deck has more than one Objective. If yours has one you begin with it, its 0 side up.',
  },
  'TRN-005': {
    title: 'Objective or starting location',
    text: 'You begin with an Objective or with a starting location, never with both. Locations that an Objective brings are no starting locations.',
  },
  'TRN-012': {
    title: 'Both reveal at once',
    text: 'The two players show their starting location or Objective at the same moment, so that neither chooses knowingly.',
  },
  'TRN-017': {
    title: 'Both locations are deployed',
    text: 'If the starting locations of the two players differ, both go on table at the same time.',
  },
  'TRN-018': {
    title: 'The same starting location',
    text: 'When both players reveal the same location, Dark may let his copy be converted. If he does not, Light may let hers be.',
  },
  'TRN-019': {
    title: 'Nobody lets his be converted',
    text: 'If both decline, their copies are put aside and both choose anew, until there are locations on table. What failed goes back into the Reserve Deck; a second copy may be chosen.',
  },
  'TRN-023': {
    title: 'Shuffling at the start',
    text: 'After the starting cards, what is left of each deck is shuffled and lies face down as the Reserve Deck.',
  },
  'TRN-024': {
    title: 'A starting hand of eight',
    text: 'Each player draws 8 cards at the start, unless a card gives another number.',
  },
  'TRN-025': {
    title: 'Dark goes first',
    text: 'The first turn is Dark’s, if no card gives it to Light.',
  },
  'TRN-026': {
    title: 'Starting cards cost nothing',
    text: 'Whatever is deployed at the start of the game is deployed without using or losing Force.',
  },
  'TRN-038': {
    title: 'What can be a starting location',
    text: 'It must be able to lie on an otherwise empty table. Sites of starships or vehicles that are not unique, locations without a planet of their own, the Trench, and whatever needs another card cannot.',
  },
  'DEP-218': {
    title: 'Starting without a location',
    text: 'In the rulings of August 2001 you may choose to begin without a starting location.',
  },
  'DEP-221': {
    title: 'The same unique starting location',
    text: 'In the rulings of August 2001 nobody is asked: both copies are put aside and both players choose again. Whoever has no other choice begins without one, and the copies go back into the decks.',
  },
  'TRN-002': {
    title: 'One Starting Effect',
    text: 'You may begin with one Starting Effect out of your deck, not with several.',
  },
  'TRN-006': {
    title: 'One Starting Interrupt',
    text: 'You may begin with one Starting Interrupt out of your deck, not with several.',
  },
  'TRN-008': {
    title: 'The order of starting cards',
    text: 'However they are shown, starting cards do their work in this order: Starting Effects, starting locations and Objectives, Starting Interrupts.',
  },
  'TRN-010': {
    title: 'Starting Effects come first',
    text: 'Before anything else both players show their Starting Effects at the same moment, if they have one, and carry them out.',
  },
  'TRN-013': {
    title: 'Location before Objective',
    text: 'If one player begins with a location and the other with an Objective, the location is laid first. Then comes the Objective with all the cards that it brings, free.',
  },
  'TRN-014': {
    title: 'An Objective converts a location',
    text: 'A location that an Objective deploys and that lies on table already is converted: the new copy lies on top, and it alone counts as on table.',
  },
  'TRN-016': {
    title: 'Two Objectives',
    text: 'If both players have an Objective, that of the player who takes the first turn does its work first.',
  },
  'TRN-022': {
    title: 'Starting Interrupts come last',
    text: 'At the end both players show their Starting Interrupts at the same moment, if they have one. That of the player who takes the first turn does its work first.',
  },
  'TRN-027': {
    title: 'Free, but not without conditions',
    text: 'What is deployed at the start of the game costs nothing, and still has to meet every condition and restriction of deploying.',
  },
  'TRN-028': {
    title: 'The deck before the first turn',
    text: 'While the game is being started, all of a player’s cards that are neither on table nor in hand count as his Reserve Deck.',
  },
  'TRN-030': {
    title: 'No Force before the first turn',
    text: 'While the game is being started nobody activates, uses or loses Force. Where a text says so, that part of it is passed over.',
  },
  'TRN-033': {
    title: 'What the starting hand is',
    text: 'The cards that starting cards put into a hand and the cards drawn afterwards are the starting hand together.',
  },
  'TRN-034': {
    title: 'Cards taken do not count against the draw',
    text: 'Who already has cards in hand draws as many as anybody else, unless a card says otherwise.',
  },
  'TRN-035': {
    title: 'All that must be done',
    text: 'Whatever an Objective or a Starting Interrupt tells its player to do must be done in full. What he may do can be left out.',
  },
  'TRN-036': {
    title: 'An Objective that fails',
    text: 'If part of what an Objective demands cannot be done, all of it is undone and the Objective is out of play. Its player has neither an Objective nor a starting location.',
  },
  'TRN-037': {
    title: 'A Starting Interrupt that fails',
    text: 'If part of what a Starting Interrupt demands cannot be done, all of it is undone and it goes back into the Reserve Deck. Its player plays no other one.',
  },
  'TRN-039': {
    title: 'A starting location needs what it always needs',
    text: 'A location whose own text sets a condition that is not met cannot be what you begin with.',
  },
  'TRN-007': {
    title: 'Cards that begin in play',
    text: 'A card that may not be placed in Life Force is deployed as the game begins, by an Objective or by its own text.',
  },
  'TRN-015': {
    title: 'A location that may not be converted',
    text: 'If the location on table may not be converted, the copy that a starting card would deploy is placed out of play, and counts as deployed.',
  },
  'TRN-020': {
    title: 'An attempt to convert',
    text: 'Who may not have a starting location converted may still let the opponent try: that location is placed out of play, and counts as if it had been laid over.',
  },
  'TRN-021': {
    title: 'Never in the Reserve Deck',
    text: 'Before the Starting Interrupts, cards that may never be in a Reserve Deck and whose requirements are not met are placed out of play.',
  },
  'TRN-029': {
    title: 'Responses at the start',
    text: 'What answers a deployment, by choice or by itself, does so at the start of the game too.',
  },
  'TRN-031': {
    title: 'Never in Life Force',
    text: 'A card that may not be placed in Reserve Deck or Life Force is never in its owner’s Life Force, Lost Pile or hand.',
  },
  'TRN-032': {
    title: 'Out of play instead',
    text: 'If such a card leaves table, whatever the reason, it is placed out of play.',
  },
  'TRN-040': {
    title: 'An illegal starting location',
    text: 'A starting location that cannot be deployed goes back into the Reserve Deck, and its player begins without one.',
  },
  'TRN-041': {
    title: 'What was done at the start',
    text: 'A Starting Interrupt that asks what its player has deployed, or began with, looks at what was done, even if a location has been converted since.',
  },
  'DEP-228': {
    title: 'One Starting Interrupt after the other',
    text: 'Who goes second sees what the first player’s Starting Interrupt has brought before searching for cards.',
  },
  'TRN-042': {
    title: 'Named by title',
    text: 'A text that names a title means every card with that title, of whatever set. A combo card counts under each of its titles.',
  },
  'TRN-043': {
    title: 'Asked to deploy free',
    text: 'A starting card that asks for cards which deploy free means cards without a cost of their own, although nothing costs anything at that time.',
  },
  'TRN-046': {
    title: 'Nothing of a turn before the first one',
    text: 'What is done during a turn, such as once each turn, cannot be done before the first turn begins.',
  },
  'TRN-047': {
    title: 'No actions before the first turn',
    text: 'Actions of one’s own, such as playing a Used Interrupt, cannot be begun while the game is being started.',
  },
  'KRN-125': {
    title: 'All conditions are met',
    text: 'An action can begin only if everything is so that the rules and the text ask for.',
  },
  'KRN-158': {
    title: 'Always immune',
    text: 'A card is always immune to another only if its own text says so without any condition.',
  },
  'KRN-317': {
    title: 'Deploys for free',
    text: 'A card that has to deploy free is one on which no cost for deploying is named.',
  },
  'DEP-230': {
    title: 'Three steps of starting',
    text: 'In the rulings of August 2001 a game starts in exactly three steps: location or Objective, Starting Interrupt, shuffle and starting hand. There are no Starting Effects.',
  },
  'TRM-435': {
    title: 'What the bold words govern',
    text: '“For”, “While” or “Flip” on an Objective govern all that follows up to the next such word: what is for the remainder of the game holds whichever side is up.',
  },
  'TRM-436': {
    title: 'An Objective turns over by itself',
    text: 'As soon as its condition holds an Objective must turn over, in either player’s turn, unless its text leaves the choice to its player.',
  },
  'TRM-437': {
    title: 'The side that is up',
    text: 'Only the side of an Objective that is up is on table and active. Some turn back, if their text says so.',
  },
  'TRM-433': {
    title: 'Both sides may be read',
    text: 'Either player may look at both sides of an Objective at any time.',
  },
  'DECK-001': { title: 'Known cards', text: 'A deck is made of cards that are in the card pool.' },
  'DECK-002': { title: 'One side to a deck', text: 'All cards of a deck belong to the side that plays it.' },
  'DECK-003': {
    title: 'Lists of cards',
    text: 'A list has a number and a title on each line. The starting location and the side may stand on lines of their own.',
  },
  'DECK-004': {
    title: 'Objectives that are not played',
    text: 'An Objective begins a game only if this table can play what it does at the start.',
  },
} as const
