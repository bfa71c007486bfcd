export const trn0 = {
  'TRN-001': {
    title: 'Starting the game',
    text: 'First the starting cards are played. Only then are the decks shuffled and the starting hands drawn.',
  },
  'TRN-002': {
    title: 'One Starting Effect',
    text: 'You may begin with one Starting Effect out of your deck, not with several.',
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
  'TRN-006': {
    title: 'One Starting Interrupt',
    text: 'You may begin with one Starting Interrupt out of your deck, not with several.',
  },
  'TRN-007': {
    title: 'Cards that begin in play',
    text: 'A card that may not be placed in Life Force is deployed as the game begins, by an Objective or by its own text.',
  },
  'TRN-008': {
    title: 'The order of starting cards',
    text: 'However they are shown, starting cards do their work in this order: Starting Effects, starting locations and Objectives, Starting Interrupts.',
  },
  'TRN-010': {
    title: 'Starting Effects come first',
    text: 'Before anything else both players show their Starting Effects at the same moment, if they have one, and carry them out.',
  },
  'TRN-012': {
    title: 'Both reveal at once',
    text: 'The two players show their starting location or Objective at the same moment, so that neither chooses knowingly.',
  },
  'TRN-013': {
    title: 'Location before Objective',
    text: 'If one player begins with a location and the other with an Objective, the location is laid first. Then comes the Objective with all the cards that it brings, free.',
  },
  'TRN-014': {
    title: 'An Objective converts a location',
    text: 'A location that an Objective deploys and that lies on table already is converted: the new copy lies on top, and it alone counts as on table.',
  },
  'TRN-015': {
    title: 'A location that may not be converted',
    text: 'If the location on table may not be converted, the copy that a starting card would deploy is placed out of play, and counts as deployed.',
  },
  'TRN-016': {
    title: 'Two Objectives',
    text: 'If both players have an Objective, that of the player who takes the first turn does its work first.',
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
  'TRN-020': {
    title: 'An attempt to convert',
    text: 'Who may not have a starting location converted may still let the opponent try: that location is placed out of play, and counts as if it had been laid over.',
  },
  'TRN-021': {
    title: 'Never in the Reserve Deck',
    text: 'Before the Starting Interrupts, cards that may never be in a Reserve Deck and whose requirements are not met are placed out of play.',
  },
  'TRN-022': {
    title: 'Starting Interrupts come last',
    text: 'At the end both players show their Starting Interrupts at the same moment, if they have one. That of the player who takes the first turn does its work first.',
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
  'TRN-027': {
    title: 'Free, but not without conditions',
    text: 'What is deployed at the start of the game costs nothing, and still has to meet every condition and restriction of deploying.',
  },
  'TRN-028': {
    title: 'The deck before the first turn',
    text: 'While the game is being started, all of a player’s cards that are neither on table nor in hand count as his Reserve Deck.',
  },
  'TRN-029': {
    title: 'Responses at the start',
    text: 'What answers a deployment, by choice or by itself, does so at the start of the game too.',
  },
  'TRN-030': {
    title: 'No Force before the first turn',
    text: 'While the game is being started nobody activates, uses or loses Force. Where a text says so, that part of it is passed over.',
  },
  'TRN-031': {
    title: 'Never in Life Force',
    text: 'A card that may not be placed in Reserve Deck or Life Force is never in its owner’s Life Force, Lost Pile or hand.',
  },
  'TRN-032': {
    title: 'Out of play instead',
    text: 'If such a card leaves table, whatever the reason, it is placed out of play.',
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
  'TRN-038': {
    title: 'What can be a starting location',
    text: 'It must be able to lie on an otherwise empty table. Sites of starships or vehicles that are not unique, locations without a planet of their own, the Trench, and whatever needs another card cannot.',
  },
  'TRN-039': {
    title: 'A starting location needs what it always needs',
    text: 'A location whose own text sets a condition that is not met cannot be what you begin with.',
  },
  'TRN-040': {
    title: 'An illegal starting location',
    text: 'A starting location that cannot be deployed goes back into the Reserve Deck, and its player begins without one.',
  },
  'TRN-041': {
    title: 'What was done at the start',
    text: 'A Starting Interrupt that asks what its player has deployed, or began with, looks at what was done, even if a location has been converted since.',
  },
  'TRN-042': {
    title: 'Named by title',
    text: 'A text that names a title means every card with that title, of whatever set. A combo card counts under each of its titles.',
  },
  'TRN-043': {
    title: 'Asked to deploy free',
    text: 'A starting card that asks for cards which deploy free means cards without a cost of their own, although nothing costs anything at that time.',
  },
  'TRN-045': {
    title: 'The parts of a turn',
    text: 'A turn has its start, six phases and its end. At the start and at the end what must happen comes first, then what players choose to do.',
  },
  'TRN-046': {
    title: 'Nothing of a turn before the first one',
    text: 'What is done during a turn, such as once each turn, cannot be done before the first turn begins.',
  },
  'TRN-047': {
    title: 'No actions before the first turn',
    text: 'Actions of one’s own, such as playing a Used Interrupt, cannot be begun while the game is being started.',
  },
  'TRN-048': {
    title: 'The activation total',
    text: 'You may activate 1 Force for each Force icon on your side of the locations on table, 1 for yourself, and 1 for each of your Jedi Masters or Dark Jedi Masters.',
  },
  'TRN-049': {
    title: 'Changes of the total',
    text: 'Texts about your total Force generation are applied to the sum of all its parts.',
  },
  'TRN-050': {
    title: 'Counted once',
    text: 'When your activation total has been counted it stays the same all turn, whatever happens to icons and cards.',
  },
  'TRN-051': {
    title: 'Activating Force',
    text: 'In your activate phase you move cards from the top of your Reserve Deck to the top of your Force Pile, one by one and face down, up to your total.',
  },
  'TRN-052': {
    title: 'Activated unseen',
    text: 'You do not look at the cards that you activate.',
  },
  'TRN-053': {
    title: 'Unit by unit',
    text: 'Each unit of Force that you activate is an action of its own. You may do something else and then go on.',
  },
  'TRN-054': {
    title: 'As much as you like',
    text: 'In your activate phase you may stop before you have activated all that you could.',
  },
  'TRN-055': {
    title: 'No presence needed',
    text: 'Your Force icons generate Force for you even where only your opponent is.',
  },
  'TRN-056': {
    title: 'All that a card tells you to activate',
    text: 'A card that tells you to activate Force makes you activate all of it, or as much as you can.',
  },
  'TRN-057': {
    title: 'From Reserve Deck to Force Pile',
    text: 'Whatever makes you activate Force: the top card of your Reserve Deck goes on top of your Force Pile.',
  },
  'TRN-058': {
    title: 'Force icons',
    text: 'The Force icons on a side of a location say how much Force it generates for that side, and let that side deploy there.',
  },
  'TRN-059': {
    title: 'Battlegrounds',
    text: 'A location is a battleground while both players have at least one Force icon there. Icons that cards add or cancel count.',
  },
  'TRN-060': {
    title: 'Masters are no icons',
    text: 'A Jedi Master or Dark Jedi Master adds 1 to your total and nothing to any location.',
  },
  'TRN-061': {
    title: 'No icon is zero icons',
    text: 'A side without Force icons has zero of them, and a text can raise what it generates.',
  },
  'TRN-062': {
    title: 'Generation bonus',
    text: 'A text that raises Force generation is a Force generation bonus; one that lowers it is none.',
  },
  'TRN-063': {
    title: 'Generation modifier',
    text: 'A text that changes the Force generated by icons is a Force generation modifier.',
  },
  'TRN-064': {
    title: 'A limit at a location',
    text: 'Where generation is limited, the limit comes after all bonuses there. Your own 1 Force and masters are not touched.',
  },
  'TRN-065': {
    title: 'Generation is not draining',
    text: 'A text about Force generation does not change Force drains, nor the other way round. A text about icons changes both.',
  },
  'TRN-066': {
    title: 'Icons that generate nothing',
    text: 'Where you may not activate Force your icons are there all the same, for drains and for deploying.',
  },
  'TRN-068': {
    title: 'The start of a turn',
    text: 'What has to happen at the start of a turn happens first, as automatic actions.',
  },
  'TRN-069': {
    title: 'Choices at the start of a turn',
    text: 'After that players may use start-of-turn actions in turns; the one whose turn it is begins.',
  },
  'TRN-070': {
    title: 'Nothing else at the start of a turn',
    text: 'At the start of a turn only start-of-turn actions, and responses to them, are possible.',
  },
  'TRN-071': {
    title: 'Then the activate phase',
    text: 'When both players have passed at the start of the turn, the activate phase begins.',
  },
}
