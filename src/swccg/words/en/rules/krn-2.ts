export const krn2 = {
  'KRN-200': {
    title: 'All that it lists',
    text: 'An action needs everything that its card lists. If any one of these things cannot be targeted, the action cannot be initiated.',
  },
  'KRN-201': {
    title: 'Nothing there to cancel',
    text: 'You cannot cancel or lose something that does not exist, or that cannot be canceled.',
  },
  'KRN-202': {
    title: 'Nothing to change',
    text: 'A number that a card does not have cannot be changed, and so the card is no target for that.',
  },
  'KRN-203': {
    title: 'Droids have ability 0',
    text: 'Where the ability of a droid is asked for it counts as 0, and nothing changes that.',
  },
  'KRN-204': {
    title: 'No such card there',
    text: 'You cannot move, relocate or take a card that is not there.',
  },
  'KRN-205': {
    title: 'A place to go to',
    text: 'A move needs a site, sector or system on table to go to.',
  },
  'KRN-206': {
    title: 'Empty hand',
    text: 'An empty hand cannot be looked at, and nothing can be taken from it.',
  },
  'KRN-207': {
    title: 'Optional targets',
    text: 'What a text does only “if any” may be missing: that keeps nobody from using it.',
  },
  'KRN-208': {
    title: 'What is gained is no target',
    text: 'What a card gains by an action is no target of that action: it need not have it before.',
  },
  'KRN-209': {
    title: 'Targets that cannot be seen',
    text: 'What cannot be observed need not be there: cards in decks and piles, cards face down, cards in the opponent’s hand.',
  },
  'KRN-210': {
    title: 'All but the protected',
    text: 'A text about all cards of a group passes over those that are protected from it, and changes the others.',
  },
  'KRN-211': {
    title: 'What there is is modified',
    text: 'A modifier that applies by itself changes those of its numbers that exist. One that does not exist stays so.',
  },
  'KRN-212': {
    title: 'In vain, and allowed',
    text: 'A number that cannot be modified may be a target all the same. Nothing comes of it.',
  },
  'KRN-213': {
    title: 'Found is used',
    text: 'A hidden target that is found must be used, wanted or not. If there is none the action has no result, and its card goes to its usual pile.',
  },
  'KRN-214': {
    title: 'Canceled: no result',
    text: 'An action that is canceled while it is being responded to has no result.',
  },
  'KRN-215': {
    title: 'Canceled, but paid',
    text: 'What has been paid for an action that is canceled stays paid.',
  },
  'KRN-216': {
    title: 'Canceled, but used',
    text: 'If an action can be done only once a turn, or the like, it has been done even when it was canceled.',
  },
  'KRN-217': {
    title: 'Where a canceled card goes',
    text: 'A card that is canceled goes to its owner’s Lost Pile, unless something sends it elsewhere.',
  },
  'KRN-218': {
    title: 'A canceled draw',
    text: 'Only the draw is canceled: the card that was drawn goes to the Used Pile.',
  },
  'KRN-219': {
    title: 'Never canceled',
    text: 'Characters, vehicles and starships cannot be canceled.',
  },
  'KRN-220': {
    title: 'Ignoring is canceling',
    text: 'Whatever stops all game text of a card counts as canceling it, and fails where the game text may not be canceled.',
  },
  'KRN-221': {
    title: 'For how long',
    text: 'Game text is canceled for the time that is said, or as long as the card that cancels it is in play.',
  },
  'KRN-222': {
    title: 'Canceled text does nothing',
    text: 'Nothing can be initiated or triggered by canceled game text, and none of its modifiers applies.',
  },
  'KRN-223': {
    title: 'The numbers stay',
    text: 'Canceling game text leaves title, icons and printed numbers as they are. Only numbers that the text itself defines are gone.',
  },
  'KRN-224': {
    title: 'What a starship keeps',
    text: 'A starship or vehicle without its game text keeps its capacity, its permanent pilots and the way in which it moves.',
  },
  'KRN-225': {
    title: 'It stays on table',
    text: 'A card whose game text is canceled is neither lost nor set aside.',
  },
  'KRN-226': {
    title: 'Where it may not be',
    text: 'If game text that works again makes the place of a card illegal, the card goes to its owner’s Lost Pile at once, and is not just lost.',
  },
  'KRN-227': {
    title: 'Trigger and cancellation',
    text: 'When the text of a card is set off and canceled at the same moment, the player whose turn it is says which comes first.',
  },
  'KRN-228': {
    title: 'Suspended',
    text: 'A suspended card is inactive as long as that holds.',
  },
  'KRN-229': {
    title: 'Conditions and costs',
    text: 'Who may ignore conditions still pays the cost, and what is free still has to meet its conditions.',
  },
  'KRN-230': {
    title: 'Never means never',
    text: 'No card can get around a restriction or a definition that says “never”.',
  },
  'KRN-231': {
    title: 'Never deploys there',
    text: 'What waives deployment restrictions does not waive one that is worded ‘never’.',
  },
  'KRN-232': {
    title: 'Never moves there',
    text: 'A card that never moves somewhere comes there by no kind of move and by no text, from nowhere. It may be carried there, unless its text rules that out too.',
  },
  'KRN-233': {
    title: 'Never stays never',
    text: 'Where a card never goes it does not go either while its game text is canceled or the card is inactive.',
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
  'KRN-240': {
    title: 'Nothing but holograms',
    text: 'No character, creature, vehicle, starship, weapon or device can be at a holosite.',
  },
  'KRN-242': {
    title: 'The One Rule',
    text: 'What a card on table lets you do once, or to one thing, in a stated time can be done once in that time.',
  },
  'KRN-243': {
    title: 'Each copy once',
    text: 'Each copy of a card on table may be used as often as the One Rule allows, whatever the other copies have done.',
  },
  'KRN-244': {
    title: 'As often as you like',
    text: 'A text of a card in play that names no time allows its action any number of times.',
  },
  'KRN-245': {
    title: 'Another copy of an Interrupt',
    text: 'Several copies of an Interrupt may each be played in the same phase, unless it is unique.',
  },
  'KRN-246': {
    title: 'The top card is one card',
    text: 'A text about the top card of a deck or pile is worded in the singular: in the time that it names it is used once.',
  },
  'KRN-248': {
    title: 'Any of them',
    text: 'A text about any such card, rather than about one, may be used again in the time that it names.',
  },
  'KRN-249': {
    title: 'Whenever',
    text: 'To say when something happens is to name a condition, no time: whenever it is met, the text may be used.',
  },
  'KRN-250': {
    title: 'Each copy for itself',
    text: 'What one copy of a card may do once, and has not done, no other copy can do in its place.',
  },
  'KRN-251': {
    title: 'Once per game',
    text: 'What may be done once per game is never begun again, even if it failed or was canceled.',
  },
  'KRN-252': {
    title: 'Once for all copies',
    text: 'What may be done once per game is spent for both players, and for every card of that title.',
  },
  'KRN-253': {
    title: 'Once per game, in your deploy phase',
    text: 'A text that deploys a card once per game works in your own deploy phase only, unless it says otherwise.',
  },
  'KRN-254': {
    title: 'So many times per game',
    text: 'A text that may be used some larger number of times per game follows the same rule: all copies share that number.',
  },
  'KRN-255': {
    title: 'Five states',
    text: 'At any moment a card is in exactly one state: active, inactive, supporting, unit of Force, or out of play.',
  },
  'KRN-256': {
    title: 'Active',
    text: 'A card is active from the moment that playing or deploying it has been initiated. Deployed, it stays so until it leaves table or is set aside.',
  },
  'KRN-257': {
    title: 'Texts are about active cards',
    text: 'A text that says nothing of a card’s state is about active cards only.',
  },
  'KRN-258': {
    title: 'Inactive cards do nothing',
    text: 'An inactive card, such as one that is missing or captured, is on table in a way, but it does nothing.',
  },
  'KRN-259': {
    title: 'Inactive is not on table',
    text: 'An inactive card is neither on table nor at its location, except for what speaks of its very state.',
  },
  'KRN-261': {
    title: 'All means inactive too',
    text: 'A text about “all cards” or “all characters” at a place takes inactive ones as well.',
  },
  'KRN-262': {
    title: 'Inactive cards take up room',
    text: 'An inactive card aboard a starship or vehicle keeps its capacity slot.',
  },
  'KRN-263': {
    title: 'No presence while inactive',
    text: 'Inactive cards never give presence, whatever their ability.',
  },
  'KRN-264': {
    title: 'Inactive together',
    text: 'A card that becomes inactive does not leave table. What is deployed on it or carried by it is not lost, but becomes inactive with it.',
  },
  'KRN-265': {
    title: 'What works on inactive cards',
    text: 'A card on an inactive card stays active if its text says that it works there.',
  },
  'KRN-266': {
    title: 'Active together',
    text: 'When the card becomes active again, so does everything that became inactive with it.',
  },
  'KRN-267': {
    title: 'Set before, done after',
    text: 'What a card has set in motion for later takes place, although the card has become inactive meanwhile.',
  },
  'KRN-268': {
    title: 'What rests with the card',
    text: 'While a card is suspended, the modifiers and resets that it has put in force do not apply. When they end stays as it was.',
  },
  'KRN-269': {
    title: 'What ends a suspension',
    text: 'Of the text of a suspended card one part still applies: that which says whether the suspension goes on.',
  },
  'KRN-270': {
    title: 'Stolen and of no use',
    text: 'A stolen weapon that its holder cannot use is inactive: it is carried, and nobody is armed with it. Only what names stolen weapons, or would steal it back, may target it.',
  },
  'KRN-271': {
    title: 'Units of Force',
    text: 'Cards in hands, in Life Force and in Lost Piles are units of Force. They are not on table, even when they can be seen.',
  },
  'KRN-272': {
    title: 'Units of Force have no features',
    text: 'A unit of Force is just that, except where a rule or text looks at what the card in that place is.',
  },
  'KRN-273': {
    title: 'It may be taken by that',
    text: 'A card in a hand, deck or pile may say that a certain card can take it. That works where that card searches.',
  },
  'KRN-274': {
    title: 'Text of a destiny card',
    text: 'When a card is drawn for destiny, its text about destiny or about having just been drawn is active.',
  },
  'KRN-275': {
    title: 'Supporting',
    text: 'A card that is not on table and has some effect all the same, as one stacked on an Effect from hand, is supporting.',
  },
  'KRN-276': {
    title: 'Face down',
    text: 'A card that lies face down outside of decks and piles is supporting.',
  },
  'KRN-277': {
    title: 'Supporting is not on table',
    text: 'A supporting card is neither on table nor at a location, except for what speaks of it in that state.',
  },
  'KRN-278': {
    title: 'Out of play',
    text: 'A card that is placed out of play goes to an area of its own beside its owner’s Lost Pile.',
  },
  'KRN-279': {
    title: 'Out of play',
    text: 'A card that is out of play is not on table and does nothing, unless a text speaks of such cards.',
  },
  'KRN-280': {
    title: 'Out of play',
    text: 'While a unique character, vehicle or starship of yours is out of play, you may not play any version of its persona.',
  },
  'KRN-281': {
    title: 'Personas within a card',
    text: 'What is contained in a card counts too, permanent pilots and combined starships alike: if it is out of play, so is every card that contains the same persona, and the other way round.',
  },
  'KRN-282': {
    title: 'Just placed out of play',
    text: 'Only a card that was on table has just been placed out of play, not one that came from a hand or pile.',
  },
  'KRN-283': { title: 'What is out of play is open', text: 'Both players may look at what is out of play.' },
  'KRN-284': {
    title: 'Stacked from table',
    text: 'An active or inactive card that is stacked on another is inactive.',
  },
  'KRN-285': {
    title: 'Stacked from elsewhere',
    text: 'A card that is stacked on another from a hand, deck or pile is supporting.',
  },
  'KRN-286': {
    title: 'Held by a grabber',
    text: 'A card that is stacked on what takes hold of it as it is played only supports that: it is not on table.',
  },
  'KRN-287': {
    title: 'Stacked as just lost',
    text: 'A card that was just lost and is stacked counts as coming from table, although it has been through the Lost Pile: it is inactive.',
  },
  'KRN-288': {
    title: 'Every version',
    text: 'What is said of all versions of a card, and not of one of them on table, holds for each of them wherever it is.',
  },
  'KRN-289': {
    title: 'This one copy',
    text: 'What is put on one particular card changes that copy and no other.',
  },
  'KRN-290': {
    title: 'Two ways to change a number',
    text: 'A printed number can be changed by modifying and by resetting it, and in no other way.',
  },
  'KRN-291': {
    title: 'Modifiers',
    text: 'A modifier adds to a number, takes off, multiplies or divides. To set a number is no modifier.',
  },
  'KRN-292': {
    title: 'Copies do not add up',
    text: 'Several copies of a card change the same value only once, unless the text says cumulatively.',
  },
  'KRN-293': {
    title: 'Numbers as they stand',
    text: 'Whenever a number is checked, all game text in effect has been applied to it.',
  },
  'KRN-294': {
    title: 'First come, first applied',
    text: 'Modifiers apply in the order in which they came into effect.',
  },
  'KRN-295': {
    title: 'Worked out anew',
    text: 'When a modifier ends, the number is worked out again from its base with those that are left, in their old order.',
  },
  'KRN-296': {
    title: 'Modifiers that need no action',
    text: 'A modifier without a word like “may” is automatic: it holds at once and always while its condition is met, and it is no action.',
  },
  'KRN-297': {
    title: 'Optional modifiers',
    text: 'What a text says you may add is added only if you choose to, as an action of its own. What an Interrupt changes is of that kind.',
  },
  'KRN-298': {
    title: 'Not to be modified',
    text: 'A number that cannot be modified is changed by no modifier, whoever it is for.',
  },
}
