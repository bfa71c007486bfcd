/**
 * The glossary: every term of the game in its forms, and what it is. fr.ts must have exactly these keys.
 *
 * `also` holds other forms, with commas between them. A form in small letters is found at the beginning of a sentence, too;
 * one with a capital only as it is written; # stands for a number.
 */
export const en = {
  search: 'Find a term',
  letters: 'Letters',
  found_one: '{{count}} term',
  found_other: '{{count}} terms',
  nothing: 'No term is called this, and none is explained by it. The rulebook finds rules by your own words.',
  rule: 'Rule',
  see: 'See also:',
  all: 'All terms',
  other: 'In French',
  /** Words that look like a term and are none. */
  no: 'as follows, the following, power source, power droid, at present, by hand, on the other hand, in the present, land on, as a result, present position, hand out, hands out, hand over, alone, follow',
  terms: {
    Force: {
      term: 'Force',
      also: '',
      text: 'What nearly everything is paid with. Each card of your Force Pile is one unit of Force.',
    },
    'Life Force': {
      term: 'Life Force',
      also: '',
      text: 'All cards of your Reserve Deck, Force Pile and Used Pile together. Who has none left has lost the game.',
    },
    'Reserve Deck': {
      term: 'Reserve Deck',
      also: 'Reserve Decks',
      text: 'The face-down deck that Force is activated from and destiny is drawn from.',
    },
    'Force Pile': {
      term: 'Force Pile',
      also: 'Force Piles',
      text: 'Force that has been activated and can be used. Cards are drawn into hand from its top.',
    },
    'Used Pile': {
      term: 'Used Pile',
      also: 'Used Piles',
      text: 'Where Force that has been used and destiny cards go. It comes under the Reserve Deck at the end of the turn.',
    },
    'Lost Pile': {
      term: 'Lost Pile',
      also: 'Lost Piles',
      text: 'Lost cards lie here face up. They are no Life Force any more, but they can be retrieved.',
    },
    hand: {
      term: 'hand',
      also: 'hands',
      text: 'The cards that you hold. There may be as many as you like, and they are not part of your Life Force.',
    },
    activate: {
      term: 'activate',
      also: 'activates, activated, activating, activation',
      text: 'To take the top card of your Reserve Deck and put it unseen on your Force Pile: one unit of Force each.',
    },
    'Force generation': {
      term: 'Force generation',
      also: 'generation, generate, generates, generated, generate Force, generates Force, activation total',
      text: 'How much Force you may activate in a turn: your Force icons on table, 1 for yourself, and what cards add.',
    },
    'Force icon': {
      term: 'Force icon',
      also: 'Force icons',
      text: 'A sign on a side of a location. It gives Force to that side, lets its cards deploy there, and feeds the other side’s Force drains.',
    },
    'use Force': {
      term: 'use Force',
      also: 'uses Force, using Force, used Force, use # Force, uses # Force, using # Force',
      text: 'To pay: cards go unseen from the top of your Force Pile to your Used Pile.',
    },
    'lose Force': {
      term: 'lose Force',
      also: 'loses Force, losing Force, lost Force, lose # Force, loses # Force, Force loss, loss of Force',
      text: 'To put a card into your Lost Pile for each unit: from your hand, or from the top of Reserve Deck, Force Pile or Used Pile.',
    },
    retrieve: {
      term: 'retrieve Force',
      also: 'retrieve, retrieves, retrieved, retrieving, retrieval, retrieves Force',
      text: 'To put the top card of your Lost Pile face down on your Used Pile, for each unit of Force.',
    },
    're-circulate': {
      term: 're-circulate',
      also: 're-circulates, re-circulated, re-circulating, re-circulation',
      text: 'To put your Used Pile under your Reserve Deck, in the same order. Both players do it at the end of every turn.',
    },
    'activate phase': {
      term: 'activate phase',
      also: 'activate phases',
      text: 'The first phase of a turn. You activate as much of your Force generation as you like.',
    },
    'control phase': {
      term: 'control phase',
      also: 'control phases',
      text: 'The second phase of a turn. You Force drain where you control a location.',
    },
    'deploy phase': {
      term: 'deploy phase',
      also: 'deploy phases',
      text: 'The third phase of a turn. You put cards from your hand on table.',
    },
    'battle phase': {
      term: 'battle phase',
      also: 'battle phases',
      text: 'The fourth phase of a turn. You may initiate battles, one at each location.',
    },
    'move phase': {
      term: 'move phase',
      also: 'move phases',
      text: 'The fifth phase of a turn. Each of your cards may make one regular move.',
    },
    'draw phase': {
      term: 'draw phase',
      also: 'draw phases',
      text: 'The last phase of a turn. You may draw cards from your Force Pile into your hand.',
    },
    'end of turn': {
      term: 'end of turn',
      also: 'end of a turn, end of the turn, end of your turn, end of each turn, end of every turn',
      text: 'After the draw phase: players re-circulate, maintenance is paid, and what lasts for the turn is over.',
    },
    'start of turn': {
      term: 'start of turn',
      also: 'start of a turn, start of the turn, start of your turn',
      text: 'The moment before the activate phase. Only what a card places there happens then.',
    },
    action: {
      term: 'action',
      also: 'actions',
      text: 'One thing that a player does: initiated and paid for first, then open to responses, then carried out.',
    },
    'top-level action': {
      term: 'top-level action',
      also: 'top-level actions',
      text: 'An action that starts by itself, and answers nothing. Players take turns with them within a phase.',
    },
    response: {
      term: 'response',
      also: 'responses, respond, responds, responded, responding',
      text: 'An action that answers one certain event. The opponent of who caused the event may respond first.',
    },
    'automatic action': {
      term: 'automatic action',
      also: 'automatic actions',
      text: 'What happens by itself as soon as its condition is met. Nobody chooses it, and nobody can leave it out.',
    },
    initiate: {
      term: 'initiate',
      also: 'initiates, initiated, initiating, initiation',
      text: 'To begin an action: say what it does, choose its targets, and pay all its costs.',
    },
    target: {
      term: 'target',
      also: 'targets, targeted, targeting',
      text: 'To choose a card that an action is to work on. Each target must be there, and be such as the text asks for.',
    },
    cancel: {
      term: 'cancel',
      also: 'cancels, canceled, canceling, cancellation',
      text: 'To undo an action or a card before it does anything. What it has cost stays paid.',
    },
    suspend: {
      term: 'suspend',
      also: 'suspends, suspended, suspension',
      text: 'To switch a card or its text off for a while. It comes back when what suspended it is gone.',
    },
    modifier: {
      term: 'modifier',
      also: 'modifiers, modified, modifies, modify',
      text: 'What adds to a number, takes off, multiplies or divides it. Copies of one card change a number only once.',
    },
    reset: {
      term: 'reset',
      also: 'resets',
      text: 'To set a number to a fixed value. Nothing modifies it after that; of several resets the lowest counts.',
    },
    'for free': {
      term: 'for free',
      also: 'free of cost',
      text: 'At no cost. What would make it dearer does not apply; costs that stand apart are still paid.',
    },
    immune: {
      term: 'immune',
      also: 'immunity',
      text: 'What a card is immune to cannot choose it, and so cannot cancel or change it.',
    },
    'game text': {
      term: 'game text',
      also: 'game texts',
      text: 'The lines on a card that say what it does. It works while the card is active and the text is not canceled.',
    },
    function: {
      term: 'function',
      also: 'functions',
      text: 'One of the things that an Interrupt can do. You choose one of them when you play it.',
    },
    location: {
      term: 'location',
      also: 'locations',
      text: 'A card that is a place: a site, a system or a sector. All that is done on table is done at locations.',
    },
    site: {
      term: 'site',
      also: 'sites',
      text: 'A place on the ground or within something large, for characters and vehicles. Sites of one world lie side by side in a row.',
    },
    'exterior site': {
      term: 'exterior site',
      also: 'exterior sites, exterior',
      text: 'A site out of doors. Vehicles can be there, and starships can land there.',
    },
    'interior site': {
      term: 'interior site',
      also: 'interior sites, interior',
      text: 'A site within walls. Vehicles and starships stay outside.',
    },
    system: {
      term: 'system',
      also: 'systems',
      text: 'A planet or the like, seen from space, with a parsec number. Starships fly between systems by hyperspeed.',
    },
    sector: {
      term: 'sector',
      also: 'sectors',
      text: 'A place between a system and its sites: clouds, asteroids, or the inside of a Death Star. Only what flies can be there.',
    },
    'cloud sector': {
      term: 'cloud sector',
      also: 'cloud sectors',
      text: 'A sector between a planet and its sites. Starfighters and some vehicles fly here; whoever lands crosses it.',
    },
    'asteroid sector': {
      term: 'asteroid sector',
      also: 'asteroid sectors',
      text: 'A sector full of rocks beside a system. Starships go there by sector movement.',
    },
    'docking bay': {
      term: 'docking bay',
      also: 'docking bays',
      text: 'A site where starships land and take off for free. Cards can go from one docking bay to another by transit.',
    },
    battleground: {
      term: 'battleground',
      also: 'battlegrounds',
      text: 'A location with Force icons of both sides. Some places, such as holosites, never are one.',
    },
    parsec: {
      term: 'parsec',
      also: 'parsecs, parsec number',
      text: 'The number of a system. The difference of two of them is how far apart the systems lie.',
    },
    'deep space': {
      term: 'deep space',
      also: '',
      text: 'A parsec without a system. A Death Star can be there, not orbiting anything.',
    },
    orbit: {
      term: 'orbit',
      also: 'orbits, orbiting, orbited',
      text: 'A Death Star at the parsec of a system may orbit it. Then starships go from one to the other without hyperspeed.',
    },
    related: {
      term: 'related',
      also: 'related location, related locations, related site, related sites, related system',
      text: 'Belonging together: the sites, sectors and system of one planet, or the sites of one starship.',
    },
    adjacent: {
      term: 'adjacent',
      also: 'adjacent site, adjacent sites, next to each other',
      text: 'Side by side in the row of a world. From one site to the adjacent one takes a landspeed of 1.',
    },
    'starship site': {
      term: 'starship site',
      also: 'starship sites, vehicle site, vehicle sites',
      text: 'A site within a certain starship or vehicle. Its crew can walk there from on board.',
    },
    presence: {
      term: 'presence',
      also: '',
      text: 'You have presence at a location where the abilities of your cards add up to 1 or more. Cards aboard starships and vehicles count, too.',
    },
    present: {
      term: 'present',
      also: 'present at, present with',
      text: 'Physically at a place. Who is inside a starship or an enclosed vehicle is present in there, and not at the location around it.',
    },
    control: {
      term: 'control',
      also: 'controls, controlled, controlling',
      text: 'You control a location where you have presence and your opponent has none.',
    },
    occupy: {
      term: 'occupy',
      also: 'occupies, occupied, occupying, occupation',
      text: 'You occupy a location where you have presence, whether your opponent is there or not.',
    },
    alone: {
      term: 'alone',
      also: 'is alone, are alone, be alone, being alone, not alone, never alone, moves alone',
      text: 'A character is alone where its player has no other character and no other card with ability.',
    },
    aboard: {
      term: 'aboard',
      also: 'on board',
      text: 'In a seat or hold of a starship or vehicle. What is aboard goes along wherever that moves.',
    },
    active: {
      term: 'active',
      also: '',
      text: 'A card on table is active, and its text works, unless something has set it aside.',
    },
    inactive: {
      term: 'inactive',
      also: '',
      text: 'Set aside where it is, such as a captive, missing or excluded card. It does nothing, and counts as not on table.',
    },
    'on table': {
      term: 'on table',
      also: 'in play',
      text: 'Deployed and not hidden: locations, and what is at, aboard or on something there. Piles and hands are not on table.',
    },
    'out of play': {
      term: 'out of play',
      also: '',
      text: 'Gone from the game for good. While a unique character, vehicle or starship of yours is out of play, you may play no version of it.',
    },
    deploy: {
      term: 'deploy',
      also: 'deploys, deployed, deploying, deployment',
      text: 'To put a card from your hand on table, where it may be, for its deploy cost.',
    },
    'deploy cost': {
      term: 'deploy cost',
      also: 'deploy costs',
      text: 'The Force that you use to deploy a card: the number at its top left, with what changes it.',
    },
    unique: {
      term: 'unique',
      also: 'uniqueness, non-unique',
      text: 'A dot before the title: each player may have only one of this card on table. Two or three dots allow two or three.',
    },
    persona: {
      term: 'persona',
      also: 'personas',
      text: 'Who a card is, whatever its title says. A player may have one card of each unique persona on table.',
    },
    'persona replacement': {
      term: 'persona replacement',
      also: 'persona replacements',
      text: 'To put another version of the same character from your hand in the place of the one on table.',
    },
    convert: {
      term: 'convert',
      also: 'converts, converted, converting, conversion',
      text: 'To put your version of a location on the one that lies there. The upper one counts.',
    },
    'starting location': {
      term: 'starting location',
      also: 'starting locations',
      text: 'The location that a player begins the game with, unless an Objective says otherwise.',
    },
    stacked: {
      term: 'stacked',
      also: 'stack on',
      text: 'Kept under or on another card, and not on table itself. Only texts that speak of it can use it.',
    },
    character: {
      term: 'character',
      also: 'characters',
      text: 'A person, alien or droid. Characters walk between sites, ride in vehicles and starships, and fight.',
    },
    droid: {
      term: 'droid',
      also: 'droids',
      text: 'A character with an ability of 0. Droids alone give no presence, unless an icon or a text says so.',
    },
    alien: {
      term: 'alien',
      also: 'aliens',
      text: 'A character who belongs to neither the Rebels nor the Imperials. Both sides have aliens.',
    },
    Rebel: {
      term: 'Rebel',
      also: 'Rebels',
      text: 'A kind of Light Side character.',
    },
    Imperial: {
      term: 'Imperial',
      also: 'Imperials',
      text: 'A kind of Dark Side character.',
    },
    starship: {
      term: 'starship',
      also: 'starships',
      text: 'What flies in space: capital starships, starfighters and squadrons. It needs a pilot to move and to fight.',
    },
    'capital starship': {
      term: 'capital starship',
      also: 'capital starships',
      text: 'A large starship with armor. It carries many, but it stays in space: it is never at a site or in clouds.',
    },
    starfighter: {
      term: 'starfighter',
      also: 'starfighters',
      text: 'A small starship with maneuver. It can land, and rides in the cargo bay of a capital starship.',
    },
    squadron: {
      term: 'squadron',
      also: 'squadrons',
      text: 'One card that stands for three ships of a class. What one pilot does elsewhere takes three here.',
    },
    vehicle: {
      term: 'vehicle',
      also: 'vehicles',
      text: 'What drives, walks or hovers on the ground. It needs a driver or pilot, and stays at exterior sites.',
    },
    'transport vehicle': {
      term: 'transport vehicle',
      also: 'transport vehicles',
      text: 'A vehicle that carries characters and has a driver.',
    },
    'combat vehicle': {
      term: 'combat vehicle',
      also: 'combat vehicles',
      text: 'A vehicle made for fighting. It needs a pilot, and many of them are enclosed.',
    },
    'creature vehicle': {
      term: 'creature vehicle',
      also: 'creature vehicles',
      text: 'A beast to ride on. It works without a driver, and its riders may jump off when it is lost.',
    },
    'shuttle vehicle': {
      term: 'shuttle vehicle',
      also: 'shuttle vehicles',
      text: 'A vehicle that can carry characters up to a starship and down again, for free.',
    },
    creature: {
      term: 'creature',
      also: 'creatures',
      text: 'A wild animal. It belongs to no side in fights: it attacks what is where it is, and does not battle.',
    },
    weapon: {
      term: 'weapon',
      also: 'weapons',
      text: 'A card that is fired in battle, once in each. It deploys on the character, vehicle or starship that uses it, or on a site.',
    },
    'automated weapon': {
      term: 'automated weapon',
      also: 'automated weapons',
      text: 'A weapon that fires by itself at the time that its text names. Nobody needs to be there for it.',
    },
    artillery: {
      term: 'artillery weapon',
      also: 'artillery weapons, artillery',
      text: 'A heavy weapon on a site. It fires only with a power source present, and stays where it is.',
    },
    device: {
      term: 'device',
      also: 'devices',
      text: 'A tool that a character, vehicle, starship or location carries.',
    },
    Effect: {
      term: 'Effect',
      also: 'Effects',
      text: 'A card that is deployed and stays. Its text works as long as it is on table.',
    },
    'Immediate Effect': {
      term: 'Immediate Effect',
      also: 'Immediate Effects',
      text: 'An Effect that is deployed as a response, at the moment that it names, even in the opponent’s turn.',
    },
    'Mobile Effect': {
      term: 'Mobile Effect',
      also: 'Mobile Effects',
      text: 'An Effect that moves from location to location, as its text says.',
    },
    'Utinni Effect': {
      term: 'Utinni Effect',
      also: 'Utinni Effects',
      text: 'An Effect at a location that has a target elsewhere. It does something when the target comes there.',
    },
    'Political Effect': {
      term: 'Political Effect',
      also: 'Political Effects',
      text: 'An Effect of the Senate, which senators and their politics strengthen.',
    },
    Interrupt: {
      term: 'Interrupt',
      also: 'Interrupts',
      text: 'A card that is played from hand, does something once, and goes to a pile.',
    },
    'Used Interrupt': {
      term: 'Used Interrupt',
      also: 'Used Interrupts',
      text: 'An Interrupt that goes to your Used Pile after play, and so comes back into your Reserve Deck.',
    },
    'Lost Interrupt': {
      term: 'Lost Interrupt',
      also: 'Lost Interrupts',
      text: 'An Interrupt that goes to your Lost Pile after play: it costs one Life Force.',
    },
    'Starting Interrupt': {
      term: 'Starting Interrupt',
      also: 'Starting Interrupts',
      text: 'An Interrupt that may be played before the first turn, after the starting locations.',
    },
    'Epic Event': {
      term: 'Epic Event',
      also: 'Epic Events',
      text: 'A card that is deployed and stays, and lets you try something great by a draw of destiny.',
    },
    Objective: {
      term: 'Objective',
      also: 'Objectives',
      text: 'A card with two sides that a player begins the game with. It turns over by itself when its condition is met.',
    },
    pilot: {
      term: 'pilot',
      also: 'pilots, piloted, piloting',
      text: 'Who flies a starship or steers a vehicle from a pilot seat. Without one it neither moves nor fights.',
    },
    driver: {
      term: 'driver',
      also: 'drivers, drive, drives, driving',
      text: 'Who steers a transport vehicle. Any character can, but of the droids only a vehicle droid.',
    },
    passenger: {
      term: 'passenger',
      also: 'passengers',
      text: 'Who rides along without piloting or driving. In a starship or an enclosed vehicle his ability does not count for battle destiny.',
    },
    capacity: {
      term: 'capacity',
      also: 'capacities, capacity slot, capacity slots, slot, slots, seat, seats',
      text: 'How many pilots, drivers, passengers, vehicles and starfighters a starship or vehicle has room for. Each card takes a slot of its kind.',
    },
    'permanent pilot': {
      term: 'permanent pilot',
      also: 'permanent pilots, permanent pilot aboard',
      text: 'A pilot that is part of a starship or vehicle card. He takes no slot and has an ability of his own.',
    },
    unpiloted: {
      term: 'unpiloted',
      also: '',
      text: 'Without a pilot or driver that it needs: it does not move, does not fight, and gives no power.',
    },
    astromech: {
      term: 'astromech',
      also: 'astromechs, astromech droid, astromech droids, astromech slot',
      text: 'A droid that navigates: it takes the astromech slot of a starfighter and lets it use its hyperspeed.',
    },
    'nav computer': {
      term: 'nav computer',
      also: 'nav computers',
      text: 'An icon on a starship that can travel by hyperspeed without an astromech.',
    },
    bridge: {
      term: 'bridge',
      also: 'bridges',
      text: 'The part of a starship where its pilots and passengers are. The cargo bay is the other one.',
    },
    'cargo bay': {
      term: 'cargo bay',
      also: 'cargo bays, cargo capacity, cargo hold',
      text: 'The part of a starship that carries starfighters and vehicles.',
    },
    matching: {
      term: 'matching',
      also: 'matching pilot, matching pilots, matching starship, matching starships, matching weapon',
      text: 'A pilot and a unique starship, or a character and a weapon, that belong together: one names the other.',
    },
    enclosed: {
      term: 'enclosed',
      also: '',
      text: 'Shut on all sides: who is aboard is not present outside. All starships are enclosed, and vehicles whose lore says so.',
    },
    power: {
      term: 'power',
      also: 'powers',
      text: 'How strong a card is in battle: the number at its bottom left.',
    },
    'total power': {
      term: 'total power',
      also: '',
      text: 'The power of all your cards in a battle, with what is added to it. The larger total wins.',
    },
    ability: {
      term: 'ability',
      also: 'abilities',
      text: 'How clever or strong in the Force a character is. It gives presence; 4 of it let you draw battle destiny.',
    },
    destiny: {
      term: 'destiny',
      also: 'destinies, destiny number, draw destiny, draws destiny, destiny draw, destiny draws',
      text: 'The number at the top right of a card, and the game’s dice: the top card of your Reserve Deck is turned over, and its number counts.',
    },
    maneuver: {
      term: 'maneuver',
      also: 'maneuvers',
      text: 'How hard a starfighter or vehicle is to hit: its defense value.',
    },
    armor: {
      term: 'armor',
      also: '',
      text: 'How well a large starship, a vehicle or a character is protected. It is the defense value of who has it.',
    },
    'defense value': {
      term: 'defense value',
      also: 'defense values',
      text: 'What a weapon has to exceed to hit: the armor or maneuver of a starship or vehicle; of a character his ability, armor or maneuver, whichever is highest.',
    },
    forfeit: {
      term: 'forfeit',
      also: 'forfeits, forfeited, forfeiting, forfeit value, forfeit values',
      text: 'To give up a card in the damage segment. Its forfeit value, at its bottom right, satisfies that much attrition and battle damage.',
    },
    landspeed: {
      term: 'landspeed',
      also: 'landspeeds',
      text: 'How many sites along the row a character or vehicle can move at once. Without a number it is 1.',
    },
    hyperspeed: {
      term: 'hyperspeed',
      also: 'hyperspeeds',
      text: 'How many parsecs a starship can fly from system to system in one move.',
    },
    politics: {
      term: 'politics',
      also: '',
      text: 'How much a senator or the like counts in the Galactic Senate.',
    },
    ferocity: {
      term: 'ferocity',
      also: '',
      text: 'How dangerous a creature is: what its power is to others. Often a destiny is added to it.',
    },
    battle: {
      term: 'battle',
      also: 'battles, battled, battling',
      text: 'A fight at a location where both sides have presence: all your cards there against all of the opponent’s. It costs 1 Force.',
    },
    'battle destiny': {
      term: 'battle destiny',
      also: 'battle destinies',
      text: 'A destiny drawn in battle by who has ability of 4 or more there. It adds to the total power, and makes attrition for the opponent.',
    },
    attrition: {
      term: 'attrition',
      also: '',
      text: 'What battle destiny costs the other side: he must forfeit cards worth as much, the winner too. Force cannot pay it.',
    },
    'battle damage': {
      term: 'battle damage',
      also: '',
      text: 'What the loser of a battle owes: the difference of the total powers. He pays by forfeiting cards or losing Force.',
    },
    'weapon destiny': {
      term: 'weapon destiny',
      also: 'weapon destinies',
      text: 'A destiny drawn when a weapon is fired. The weapon says what the total has to exceed.',
    },
    'movement destiny': {
      term: 'movement destiny',
      also: 'movement destinies',
      text: 'A destiny that some places ask for when a card moves there or away. Too low a number loses the card.',
    },
    'weapons segment': {
      term: 'weapons segment',
      also: 'weapons segments',
      text: 'The first part of a battle. Players take turns to fire weapons and to play cards.',
    },
    'power segment': {
      term: 'power segment',
      also: 'power segments',
      text: 'The second part of a battle. Battle destinies are drawn, then power and attrition are totaled.',
    },
    'damage segment': {
      term: 'damage segment',
      also: 'damage segments',
      text: 'The third part of a battle. Players forfeit cards and lose Force until attrition and battle damage are satisfied.',
    },
    hit: {
      term: 'hit',
      also: 'hits',
      text: 'Struck by a weapon. A hit card goes on fighting, but it must be forfeited before the battle is over.',
    },
    'immune to attrition': {
      term: 'immune to attrition',
      also: 'immunity to attrition',
      text: 'Not bound to be forfeited to attrition; with “below” a number, only as long as the attrition is lower.',
    },
    exclude: {
      term: 'exclude from battle',
      also: 'exclude, excludes, excluded, exclusion, excluded from battle, excluded from the battle',
      text: 'To take a card out of a battle. It is inactive until the battle is over.',
    },
    lost: {
      term: 'lost',
      also: '',
      text: 'What is lost goes to its owner’s Lost Pile. A lost card takes along what is on it or aboard it.',
    },
    'Force drain': {
      term: 'Force drain',
      also: 'Force drains, Force drained, Force draining, drain, drains, drained, draining',
      text: 'In your control phase, at a location that you control: the opponent loses as much Force as he has Force icons there.',
    },
    move: {
      term: 'move',
      also: 'moves, moved, moving, movement, movements',
      text: 'To bring a card from one place to another. There are regular moves, unlimited moves, and reacts.',
    },
    'regular move': {
      term: 'regular move',
      also: 'regular moves',
      text: 'A move of the usual kind, such as by landspeed or hyperspeed. A card makes one in a turn, in its owner’s move phase.',
    },
    'unlimited move': {
      term: 'unlimited move',
      also: 'unlimited moves, unlimited movement',
      text: 'A move that may be made any number of times in a turn, such as embarking or docking.',
    },
    embark: {
      term: 'embark',
      also: 'embarks, embarked, embarking, board, boards, boarded, boarding',
      text: 'To go aboard a starship, vehicle or the like at the same place, where it has a free slot. It is an unlimited move.',
    },
    disembark: {
      term: 'disembark',
      also: 'disembarks, disembarked, disembarking',
      text: 'To leave a starship or vehicle for the place where it is. It is an unlimited move.',
    },
    shuttle: {
      term: 'shuttle',
      also: 'shuttles, shuttled, shuttling',
      text: 'To move a character or vehicle between an exterior site and a capital starship of yours at the system, for 1 Force.',
    },
    land: {
      term: 'land',
      also: 'lands, landed, landing',
      text: 'To bring a starfighter down from a system or sector to an exterior site, for 1 Force. Landed, it counts as unpiloted.',
    },
    'take off': {
      term: 'take off',
      also: 'takes off, taking off, took off',
      text: 'To fly a landed starship up from a site to its system or sector, for 1 Force; from a docking bay it is free.',
    },
    'docking bay transit': {
      term: 'docking bay transit',
      also: 'transit, transits',
      text: 'To send a group of characters and vehicles from one docking bay to any other. The bay that they leave says what it costs.',
    },
    dock: {
      term: 'dock',
      also: 'docks, docked, docking, ship-docking capability',
      text: 'To join two of your starships at the same system or sector, so that cards can cross from one to the other.',
    },
    react: {
      term: 'react',
      also: 'reacts, reacted, reacting',
      text: 'To move or deploy in answer to the opponent: to a place where he has just begun a battle or a Force drain, or away from it.',
    },
    'move away': {
      term: 'move away',
      also: 'moves away, moved away, moving away',
      text: 'To leave a location by any move that the card could make, when a text tells it to.',
    },
    follow: {
      term: 'follow',
      also: 'follows another, may follow, to follow',
      text: 'To make the same way as another card that has just moved from the same place, if a text permits it.',
    },
    relocate: {
      term: 'relocate',
      also: 'relocates, relocated, relocating, relocation',
      text: 'To be taken from one location to another by a text, however far it is.',
    },
    transfer: {
      term: 'transfer',
      also: 'transfers, transferred, transferring',
      text: 'To hand a weapon or device on to another of your cards present, for Force equal to its deploy cost.',
    },
    'sector movement': {
      term: 'sector movement',
      also: 'sector movements',
      text: 'To move between a system and its sectors, or from sector to sector.',
    },
    capture: {
      term: 'capture',
      also: 'captures, captured, capturing',
      text: 'To make a Light Side character a captive. The captor seizes or imprisons him, or he escapes.',
    },
    captive: {
      term: 'captive',
      also: 'captives',
      text: 'A captured character. He is inactive, and goes where his escort goes or stays in prison.',
    },
    escort: {
      term: 'escort',
      also: 'escorts, escorted, escorting',
      text: 'The Dark Side warrior or bounty hunter who takes a captive along. Each escorts one.',
    },
    prison: {
      term: 'prison',
      also: 'prisons, imprison, imprisons, imprisoned, imprisonment',
      text: 'A site that holds captives without an escort. Who is imprisoned can only be freed there.',
    },
    frozen: {
      term: 'frozen',
      also: 'frozen captive, frozen captives',
      text: 'Kept in carbonite: a captive who can be left behind unattended, and whom nothing harms.',
    },
    release: {
      term: 'release',
      also: 'releases, released, releasing',
      text: 'To set a captive free. He goes to the Light Side of the site, or to the Used Pile.',
    },
    undercover: {
      term: 'undercover',
      also: 'undercover spy, undercover spies, under cover',
      text: 'A spy who is placed on the opponent’s side of a site. There he stops Force drains, until his cover is broken.',
    },
    'break cover': {
      term: 'break cover',
      also: 'breaks cover, broke cover, cover is broken, cover broken, breaking cover',
      text: 'To end being undercover. The spy comes back to his own side of the location.',
    },
    missing: {
      term: 'missing',
      also: 'go missing, goes missing',
      text: 'Lost from sight, but not from table: the character is inactive until he is found.',
    },
    steal: {
      term: 'steal',
      also: 'steals, stole, stolen, stealing',
      text: 'To take a card of the opponent’s and use it as your own. If it is lost it goes to its owner’s Lost Pile.',
    },
    warrior: {
      term: 'warrior',
      also: 'warriors',
      text: 'An icon of characters. Warriors may use weapons that ask for one, and may escort captives.',
    },
    'bounty hunter': {
      term: 'bounty hunter',
      also: 'bounty hunters',
      text: 'A character who lives on captures. He may escort a captive.',
    },
    operative: {
      term: 'operative',
      also: 'operatives',
      text: 'A character who works on the planet that his title names. Operatives alone do not control a location there.',
    },
    attack: {
      term: 'attack',
      also: 'attacks, attacked, attacking',
      text: 'A fight with a creature: a creature attacks on its own, or your cards attack it. It is no battle.',
    },
    habitat: {
      term: 'habitat',
      also: 'habitats',
      text: 'The places where a creature can be, as its card says.',
    },
    parasite: {
      term: 'parasite',
      also: 'parasites',
      text: 'A creature that attaches to what it attacks, and harms it from then on.',
    },
    selective: {
      term: 'selective',
      also: 'selective creature, selective creatures',
      text: 'A selective creature does not attack creatures of its own kind.',
    },
    peek: {
      term: 'peek',
      also: 'peeks, peeked, peeking',
      text: 'To look at cards without showing them to your opponent.',
    },
    reveal: {
      term: 'reveal',
      also: 'reveals, revealed, revealing',
      text: 'To show cards to both players. They stay where they lie.',
    },
    verify: {
      term: 'verify',
      also: 'verifies, verified, verification',
      text: 'If you search a pile and find nothing, your opponent may look through it to see that this is true.',
    },
    shuffle: {
      term: 'shuffle',
      also: 'shuffles, shuffled, shuffling, reshuffle, reshuffles, reshuffled',
      text: 'To mix a pile. The opponent may cut it afterwards.',
    },
    maintenance: {
      term: 'maintenance cost',
      also: 'maintenance costs, maintenance, maintain, maintains',
      text: 'What some cards cost at the end of each of your turns. Who does not pay it gives the card up.',
    },
    'Light Side': {
      term: 'Light Side',
      also: 'Light',
      text: 'The player of the Rebels, drawn round and blue. He goes second.',
    },
    'Dark Side': {
      term: 'Dark Side',
      also: 'Dark',
      text: 'The player of the Empire, drawn with cut corners and red. He goes first.',
    },
  },
}
