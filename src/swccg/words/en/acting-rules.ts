/** The rules of targets, results, durations and numbers. */
export const actingRules = {
  'KRN-287': {
    title: 'Stacked as just lost',
    text: 'A card that was just lost and is stacked counts as coming from table, although it has been through the Lost Pile: it is inactive.',
  },
  'DRW-008': {
    title: 'Draw as many as it says',
    text: 'A text that makes you draw cards names a number, and so many are drawn, or as many as there are.',
  },
  'KRN-095': {
    title: 'Nearly everything is an action',
    text: 'To play or deploy a card, to use a text, to move, to drain, to fire and to draw destiny are actions, and so is adding a modifier that you need not add.',
  },
  'KRN-191': {
    title: 'Put in motion before',
    text: 'An action can set something for a later moment. It takes place then by itself, even if its card lies in a pile by now.',
  },
  'KRN-229': {
    title: 'Conditions and costs',
    text: 'Who may ignore conditions still pays the cost, and what is free still has to meet its conditions.',
  },
  'KRN-297': {
    title: 'Optional modifiers',
    text: 'What a text says you may add is added only if you choose to, as an action of its own. What an Interrupt changes is of that kind.',
  },
  'KRN-312': {
    title: 'The total, not its parts',
    text: 'A text that changes a total leaves the numbers alone that it is made of.',
  },
  'KRN-320': {
    title: 'Nought is even',
    text: 'Zero counts as an even number.',
  },
  'TRM-093': {
    title: 'Characteristics',
    text: 'A characteristic is a listed word in the title, text or lore of a card, in capitals or not.',
  },
  'TRM-179': {
    title: 'Matching pilot',
    text: 'A pilot matches a unique starship if the text of either card names the other, by title or persona.',
  },
  'TRM-181': {
    title: 'Matching starship',
    text: 'Only a unique starship matches a character.',
  },
  'TRM-701': {
    title: 'Knights and Masters',
    text: 'A Jedi Knight has ability 6. A Jedi Master or Dark Jedi Master has ability 7.',
  },
  'CTL-037': {
    title: 'At one place only',
    text: 'A card is present at no more than one place. Inside an enclosed vehicle or starship, it is present there.',
  },
  'CTL-050': {
    title: 'On a planet',
    text: 'A card is on a planet if it is at one of its sites, cloud sectors or Death Star II sectors, or inside something there.',
  },
  'CTL-051': {
    title: 'At a planet',
    text: 'A card is at a planet if it is on it, or in orbit at its system.',
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
  'CTL-058': {
    title: 'A starship or vehicle alone',
    text: 'A starship or vehicle is alone where its player has no character, vehicle or starship besides it and what it carries.',
  },
  'CTL-059': {
    title: 'All cards',
    text: 'What makes all cards or all characters of a place leave table takes those of both players, inactive ones too.',
  },
  'CTL-061': {
    title: 'Not quite all',
    text: 'A weapon or Interrupt that makes all cards of a location leave table takes characters, vehicles, starships, weapons and devices.',
  },
  'CTL-065': {
    title: 'The target is to be present',
    text: 'Where a text targets a character present, the target has to be present at the location, and the card whose text it is need not.',
  },
  'DRW-026': {
    title: 'Responses at the end of a turn',
    text: 'A response at the end of a turn need not be an end-of-turn action itself.',
  },
  'DRW-033': {
    title: 'Maintenance',
    text: 'Paying for the maintenance of a card is mandatory. It comes by itself at the end of the turn.',
  },
  'DRW-034': {
    title: 'How to maintain',
    text: 'The owner of a card chooses among the ways that are printed on it.',
  },
  'DRW-035': {
    title: 'At the end of your own turn',
    text: 'Maintenance is due at the end of the turn of the card’s owner.',
  },
  'DRW-037': {
    title: 'Less Force lost at the end of a turn',
    text: 'Who is about to lose Force may make the loss smaller. A loss that comes to 0 does not happen.',
  },
  'DRW-040': {
    title: 'The canceler canceled',
    text: 'If the card that would cancel a response is canceled itself, that response takes effect.',
  },
  'KRN-103': {
    title: 'Four kinds of action',
    text: 'An action is optional or mandatory when it begins something, and a just action or an automatic one when it answers something. You choose the first and the third; the other two have to be done.',
  },
  'KRN-112': {
    title: 'In printed order',
    text: 'What happens by itself by the texts of one card happens in the order in which they stand there.',
  },
  'KRN-115': {
    title: 'Mandatory actions',
    text: 'A text can make you do something within a certain time. You do not choose whether, only when.',
  },
  'KRN-116': {
    title: 'When you like, within the time',
    text: 'What has to be done in a phase you do at any point in it at which it is your turn to act.',
  },
  'KRN-117': {
    title: 'Once',
    text: 'A mandatory action is done once within its time, and not again.',
  },
  'KRN-119': {
    title: 'Left undone, it happens',
    text: 'What has to be done in a phase and was not happens by itself as the phase ends. Play goes on only after that.',
  },
  'KRN-121': {
    title: 'What must be comes before what may',
    text: 'At the end of a turn or of a battle mandatory actions come before optional ones.',
  },
  'KRN-128': {
    title: 'A response can spoil the next',
    text: 'A response may take away what a later one would need. Then the later one cannot be initiated.',
  },
  'KRN-130': {
    title: 'What need not be targeted',
    text: 'Parts of a text that are optional, and cards that are hidden or random, need no target when the action is initiated.',
  },
  'KRN-131': {
    title: 'Only the target itself',
    text: 'An action touches its targets and not what is aboard or attached to them.',
  },
  'KRN-141': {
    title: 'Results are automatic actions',
    text: 'The parts of a result are automatic actions. Where they concern both players, the player whose turn it is says who comes first.',
  },
  'KRN-147': {
    title: 'For the battle',
    text: 'What an action in a battle changes without saying for how long lasts until the battle ends, or until the card leaves table.',
  },
  'KRN-148': {
    title: 'For good',
    text: 'What an action outside of battles changes without saying for how long lasts until the card leaves table.',
  },
  'KRN-149': {
    title: 'What weapons change',
    text: 'What a weapon changes without saying for how long lasts until the card leaves table or is restored, battle or not.',
  },
  'KRN-152': {
    title: 'Immune',
    text: 'A card cannot be chosen by what it is immune to, and so cannot be answered by it.',
  },
  'KRN-165': {
    title: 'Just lost from table',
    text: '“Just lost” is said of cards that were on table. What is lost from hand or a pile as Force is not meant.',
  },
  'KRN-166': {
    title: 'Already in the Lost Pile',
    text: 'A card that was just lost lies in the Lost Pile already, and so does all that was aboard or on it.',
  },
  'KRN-167': {
    title: 'Saved alone',
    text: 'What saves a card that was just lost saves that card only. What was on it stays lost.',
  },
  'KRN-169': {
    title: 'No longer just lost',
    text: 'A card that has left the Lost Pile again is just lost no longer.',
  },
  'KRN-192': {
    title: 'What it is to target',
    text: 'To target is to single something out for a purpose, whether or not the text says “target”. What may not be targeted cannot be chosen.',
  },
  'KRN-193': {
    title: 'Everything that a card lists',
    text: 'All that a card names for a purpose is targeted by it, the places that its results lead to included.',
  },
  'KRN-202': {
    title: 'Nothing to change',
    text: 'A number that a card does not have cannot be changed, and so the card is no target for that.',
  },
  'KRN-203': {
    title: 'Droids have ability 0',
    text: 'Where the ability of a droid is asked for it counts as 0, and nothing changes that.',
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
  'KRN-228': {
    title: 'Suspended',
    text: 'A suspended card is inactive as long as that holds.',
  },
  'KRN-244': {
    title: 'As often as you like',
    text: 'A text of a card in play that names no time allows its action any number of times.',
  },
  'KRN-251': {
    title: 'Once per game',
    text: 'What may be done once per game can never be begun again, even if it failed or was canceled.',
  },
  'KRN-281': {
    title: 'Personas within a card',
    text: 'What is contained in a card counts too, permanent pilots and combined starships alike: if it is out of play, so is every card that contains the same persona, and the other way round.',
  },
  'KRN-250': {
    title: 'Each copy for itself',
    text: 'What one copy of a card may do once, and has not done, no other copy can do in its place.',
  },
  'KRN-254': {
    title: 'So many times per game',
    text: 'A text that may be used some larger number of times per game follows the same rule: all copies share that number.',
  },
  'KRN-303': {
    title: 'A value that was not there',
    text: 'Text that gives a card a value which it did not have defines a base value. That may be modified.',
  },
  'KRN-304': {
    title: 'A value that was there',
    text: 'The same text resets the value of a card that has one already. Which of both it does depends on the order of play.',
  },
  'KRN-269': {
    title: 'What ends a suspension',
    text: 'Of the text of a suspended card one part still applies: that which says whether the suspension goes on.',
  },
  'KRN-308': {
    title: 'What is limited',
    text: 'Something is limited only if you get less than you are otherwise entitled to.',
  },
  'KRN-310': {
    title: 'The limit comes last',
    text: 'Nothing is added to a number that has been limited: all is counted anew with every modifier, and the limit is applied last.',
  },
  'KRN-270': {
    title: 'Stolen and of no use',
    text: 'A stolen weapon that its holder cannot use is inactive: it is carried, and nobody is armed with it. Only what names stolen weapons, or would steal it back, may target it.',
  },
  'KRN-252': {
    title: 'Once for all copies',
    text: 'What may be done once per game is spent for both players, and for every card of that title.',
  },
  'KRN-253': {
    title: 'Once per game, in your deploy phase',
    text: 'A text that deploys a card once per game works in your own deploy phase only, unless it says otherwise.',
  },
  'KRN-290': {
    title: 'Two ways to change a number',
    text: 'A printed number can be changed by modifying and by resetting it, and in no other way.',
  },
  'KRN-291': {
    title: 'Modifiers',
    text: 'A modifier adds to a number, takes off, multiplies or divides. To set a number is no modifier.',
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
  'KRN-298': {
    title: 'Not to be modified',
    text: 'A number that cannot be modified is changed by no modifier, whoever it is for.',
  },
  'KRN-302': {
    title: 'Its own number',
    text: 'A number that a card’s own text defines is its base, and can be modified.',
  },
  'KRN-306': {
    title: 'Increased',
    text: 'A number is increased whenever it is modified or reset to a higher one.',
  },
  'KRN-307': {
    title: 'Reduced',
    text: 'A number is reduced whenever it is modified or reset to a lower one.',
  },
  'KRN-314': {
    title: 'Separate costs first',
    text: 'A separate cost is paid before the cost of the action itself.',
  },
  'KRN-315': {
    title: 'Free, but for separate costs',
    text: 'What changes a cost, or makes it free, concerns the cost of the action itself. A separate cost is paid all the same.',
  },
  'KRN-322': {
    title: 'Below zero on the way',
    text: 'Only the end result stops at 0. On the way there a number may be below it.',
  },
  'KRN-323': {
    title: 'Undefined is 0',
    text: 'A number that nothing defines counts as 0.',
  },
  'KRN-326': {
    title: 'A card with ability',
    text: 'A card with ability has an ability above 0.',
  },
  'KRN-330': {
    title: 'Rounding',
    text: 'A number is rounded only if a text says so.',
  },
  'KRN-369': {
    title: 'Defined by its text',
    text: 'A number that game text defines is worked out each time that it is asked for, wherever the card is.',
  },
  'TRM-007': {
    title: 'What a character is',
    text: 'Whether a character is an alien, an Imperial, a Rebel or a droid is told by its icon, whatever else is said of it.',
  },
  'TRM-030': {
    title: 'Biker scouts',
    text: 'A biker scout is a trooper, a scout and a stormtrooper as well.',
  },
  'TRM-135': {
    title: 'Shut in',
    text: 'A character aboard an enclosed vehicle or starship is not present at the location.',
  },
  'TRM-340': {
    title: 'Scomp links',
    text: 'The scomp link of something enclosed is present for those aboard it alone; that of the location is not present for them. Either is a scomp link at that location.',
  },
  'TRM-345': {
    title: 'Systems and sectors',
    text: 'A text about starships at a system says nothing of starships at a sector.',
  },
  'TRM-353': {
    title: 'Squadron pilots',
    text: 'A text that asks for a pilot of a squadron asks for both: the squadron’s name and the pilot.',
  },
  'TRM-404': {
    title: 'Dark Jedi',
    text: 'A Dark Side character of ability 6 or more is a Dark Jedi, and no Jedi.',
  },
  'TRM-405': {
    title: 'Jedi',
    text: 'A Light Side character of ability 6 or more is a Jedi, and no Dark Jedi.',
  },
  'TRM-417': {
    title: 'Kinds of Effects',
    text: 'A text on Effects means normal ones only. “Effect of any kind” means Immediate, Mobile, Utinni and Political ones too.',
  },
  'TRM-475': {
    title: 'Words of one kind of card',
    text: 'A characteristic belongs to one kind of card. The same word on another kind means nothing.',
  },
  'TRM-478': {
    title: 'Personas',
    text: 'A text that names a persona means every card that contains it, whatever its title.',
  },
}

export const actingReasons = {
  'KRN-220': '{ship} keeps the game text of {card} from being canceled, so {by} cannot do it.',
  'KRN-229':
    'That conditions are ignored does not make {card} free: it takes {need} Force, and you have {have}.',
  'KRN-229/free': 'Being free, {card} has to meet its conditions all the same.',
  'TRM-026': '{card} has the icons, but is no battleground whatever its icons.',
  'TRM-134': '{card} is not enclosed: its lore does not say so.',
  'TRM-179': 'The matching pilot of {card} is not aboard.',
  'TRM-181': '{card} is not unique, and so no pilot matches it.',
  'TRM-340': 'No scomp link is where {card} would need one.',
  'TRM-331': '{card} speaks of related locations, and no location is related to itself.',
  'TRM-339': '{card} is at a location related to that system, and not at the system itself.',
  'TRM-701': 'The ability of {card} is not that of the Jedi that {by} asks for.',
  'KRN-127/nothing to answer': 'What {card} would answer has not just happened.',
  'KRN-127/nothing to cancel': '{card} cancels nothing that is being played or deployed now.',
  'KRN-165': 'That card was not lost from table, so {card} cannot answer its loss.',
  'KRN-253': 'What {card} does once per game is done in your own deploy phase.',
  'KRN-128':
    '[{ship}|What was just lost] is no longer there for {card}: an earlier response has seen to that.',
  'KRN-169': '{card} has left the Lost Pile, and is just lost no longer.',
  'KRN-202': '{card} does not have such a number.',
  'KRN-202/value': '{card} has no {what}, so {by} cannot change it.',
  'KRN-129/too few': '{card} needs a target.',
  'KRN-129/place': '{to} is not a place of the kind that {card} names.',
  'KRN-129/at': '{card} is not where the text of {by} asks for it.',
  'KRN-129/present': '{card} is not present there, as the text of {by} asks.',
  'TRM-345': '{card} speaks of a system, and {to} is none.',
  'KRN-125/condition': 'A condition in the text of {card} is not met.',
  'KRN-251': 'This text of {card} works once per game, and has been begun before.',
  'KRN-270': '{ship} has stolen {card} and cannot use it: it is carried and inactive.',
  'KRN-254': '{card} says how often per game, and that has been used up.',
  'KRN-252': 'Another card of the title has used up what {card} does once per game.',
  'KRN-152': '{card} is immune to {by}.',
  'KRN-192': 'The text of {ship} keeps {by} from targeting {card}.',
  'KRN-193': '{by} would target {to} by leading there, and the text of {ship} forbids that.',
  'CTL-037': '{card} is present inside {ship}, and so nowhere else.',
  'TRM-135': '{card} is shut in aboard {ship}, and not present at the location.',
  'TRM-404': '{card} is a Dark Jedi, and {by} asks for a Jedi.',
  'TRM-405': '{card} is a Jedi, and {by} asks for a Dark Jedi.',
  'TRM-417': '{card} is another kind of Effect than {by} speaks of.',
  'TRM-007': '{card} is another kind of character than {by} speaks of.',
  'TRM-475': '{card} bears the word in its title, but is not of the kind of card that {by} speaks of.',
  'TRM-353': '{by} asks for two things at once, and {card} is only one of them.',
  'KRN-326': '{card} is no card with ability.',
  'CTL-056': '{card} is not alone.',
  'CTL-058': '{card} is not alone: others of its player are there and not aboard it.',
  'CTL-053': '{card} is with no such card at its location.',
  'CTL-050': '{card} is not on that planet.',
  'CTL-051': '{card} is at the planet, in orbit, and not on it.',
  'CTL-055': '{card} is at no site or sector of that planet, and not at its system.',
  'CTL-054': '{card} is not aboard.',
  'KRN-219': '{card} is a character, vehicle or starship, and those cannot be canceled.',
  'KRN-117': '{card} has done already what it must do in this phase.',
  'KRN-119': 'Something else has to be done now, before {card}.',
  'KRN-315': 'With what has to be used first, this takes {need} Force; you have {have}.',
  'TRM-454': '{card} is landed: this part of its game text does nothing now.',
  'KRN-222': 'The game text of {card} is canceled by {by}.',
}

export const actingLog = {
  'cards lost': '{cards} {cards|is|are} lost[, and with it {others}]: {by}.',
  'cards canceled': '{cards} {cards|is|are} canceled[, and {others} lost with it]: {by}.',
  'cards to the Used Pile': '{cards} {cards|goes|go} to the Used Pile[, and {others} lost with it].',
  'cards out of play': '{cards} {cards|is|are} placed out of play[, and {others} lost with it].',
  'destiny serves': '{card} succeeds[ against {cards}]: destiny {destiny}[, against {number}].',
  'destiny fails': '{card} fails[ against {cards}][: destiny {destiny}][, against {number}].',
  'back at': '{cards} {cards|is|are} back at {at}: {card}.',
  'back to hand': '{cards} {cards|goes|go} back to hand: {card}.',
  'to the Used Pile': '{cards} {cards|goes|go} to the Used Pile: {card}.',
  'placed on': '{cards} {cards|is|are} placed on {ship}.',
  'loss changed': 'By {card} the loss is now {count} Force.',
  'comes first': 'The {player} lets the {from} come first.',
  'sets off': 'The text of {card} is set off.',
  'canceled by text': 'The text of {by} cancels {card}.',
  suspended: '{card} is suspended[: {by}].',
  'suspended no longer': '{card} is suspended no longer.',
  'change put': 'The text of {card} takes hold[ of {cards}].',
  'number changes': '{card}: {what} {count} instead of {number}.',
  'number is again': '{card}: {what} is {count} again, no longer {number}.',
  'drain increased': '{card} adds {count} to the Force drain at {at}.',
  'number stays': '{card}: {what} stays {count}.',
  'text canceled': 'The game text of {card} is canceled[: {by}].',
  'text works again': 'The game text of {card} works again.',
  'duty falls due': '{card} must be used now: its time is over.',
  'duty cannot be done': 'What {card} asks for cannot be done.',
  maintained: 'The {player} maintains {card}{cost}.',
  'not maintained': 'The {player} does not maintain {card}.',
  'separate cost paid': 'Before {card}, a separate cost is paid{cost}.',
}
