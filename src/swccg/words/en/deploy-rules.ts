export const deployRules = {
  'DEP-001': {
    title: 'The deploy phase',
    text: 'In your deploy phase, the third of your turn, you deploy cards from hand to the table.',
  },
  'DEP-003': {
    title: 'What deploying is',
    text: 'To deploy a card is to bring it into play on the table: characters, vehicles, starships, weapons, devices, Effects, creatures and locations.',
  },
  'DEP-014': {
    title: 'Only in your deploy phase',
    text: 'You deploy in your own deploy phase only, unless a text names another time or an action that the deployment may answer.',
  },
  'DEP-015': {
    title: 'A place or a price is no time',
    text: 'Text that only says where a card deploys, or for how much, does not let it deploy at another time.',
  },
  'DEP-247': {
    title: 'From hand',
    text: 'Cards are deployed from hand. From a deck or pile it takes a card that allows it.',
  },
  'DEP-004': {
    title: 'Force icons let you in',
    text: 'Where your side of a location has a Force icon, you may deploy characters, vehicles and starships.',
  },
  'DEP-005': {
    title: 'Presence lets you in',
    text: 'Where you have presence you may deploy characters, vehicles and starships, Force icons or not.',
  },
  'DEP-007': {
    title: 'Icons of your own side',
    text: 'Only the Force icons on your own side of a location count for your deployments.',
  },
  'DEP-025': {
    title: 'Three kinds of restrictions',
    text: 'What limits deploying is a location restriction, a rules restriction or an objective restriction. A card that ignores one kind still meets the others.',
  },
  'DEP-006': {
    title: 'Presence or Force icons',
    text: 'Without presence and without a Force icon on your side you cannot deploy characters, vehicles or starships to a location. This is a location deployment restriction.',
  },
  'DEP-026': {
    title: 'Spies go anywhere',
    text: 'A spy needs neither presence nor Force icons of yours where it deploys. All else binds it too.',
  },
  'DEP-027': {
    title: 'A spy opens the door',
    text: 'Where you have an undercover spy, your characters, vehicles and starships deploy without presence or Force icons.',
  },
  'DEP-028': {
    title: 'Not to Ahch-To',
    text: 'Characters, vehicles, starships and Utinni Effects do not deploy to Ahch-To locations.',
  },
  'DEP-029': {
    title: 'Not to Dagobah',
    text: 'Characters, vehicles, starships and Utinni Effects do not deploy to Dagobah locations.',
  },
  'DEP-030': {
    title: 'Weapons and devices on Dagobah',
    text: 'Weapons and devices come to Dagobah and Ahch-To on a card that is there; those that deploy to a location do not.',
  },
  'DEP-031': {
    title: 'The energy shield of Hoth',
    text: 'Dark characters, vehicles and starships do not deploy to a shielded site, even where Dark has presence or Force icons.',
  },
  'DEP-032': {
    title: 'Spies and the shield',
    text: 'A spy does without presence and Force icons; the energy shield stops it all the same.',
  },
  'DEP-033': {
    title: 'What the shield lets through',
    text: 'Weapons, devices, creatures and other cards of Dark deploy to a shielded site and on cards there.',
  },
  'DEP-034': {
    title: 'Moving behind the shield',
    text: 'The shield is about deploying: a Dark vehicle may move to a shielded site.',
  },
  'DEP-185': {
    title: 'To a shielded site, in 2001',
    text: 'In the rulings of August 2001 only a card that may expressly deploy to a shielded site passes the energy shield.',
  },
  'DEP-043': {
    title: 'Only with its Objective',
    text: 'A card that deploys only if a certain Objective, or a side of it, is on table waits for it, wherever it would deploy.',
  },
  'DEP-068': {
    title: 'An Interrupt that deploys',
    text: 'A function of an Interrupt that deploys a card from the Reserve Deck and names no phase is used in its player’s deploy phase.',
  },
  'DEP-069': {
    title: 'Two costs',
    text: 'Force named as the cost of a text that deploys a card is used besides what the card itself costs.',
  },
  'DEP-035': {
    title: 'What its own text says',
    text: 'Where a text says that a card must, or cannot, deploy to certain locations, that is a location deployment restriction.',
  },
  'DEP-036': {
    title: 'Kinds of cards and places',
    text: 'Where a kind of card cannot be, it does not deploy. This is a rules restriction, whatever a card ignores about locations.',
  },
  'DEP-042': {
    title: 'What an Objective forbids',
    text: 'Whatever an Objective on table says that you may not deploy, or not there, is an objective deployment restriction.',
  },
  'DEP-044': {
    title: 'Ignoring location restrictions',
    text: 'A card that ignores location deployment restrictions needs no presence or Force icons and goes to Dagobah, to shielded sites and where its own text would not let it.',
  },
  'DEP-045': {
    title: 'Rules stay',
    text: 'Ignoring location deployment restrictions never lifts a restriction of the rules: a capital starship does not deploy to a site.',
  },
  'DEP-046': {
    title: 'Objectives stay',
    text: 'Ignoring location deployment restrictions never lifts what an Objective forbids.',
  },
  'DEP-048': {
    title: 'A text may lift what it names',
    text: 'Where a text lets a card deploy “even without presence or Force icons”, it may. Other restrictions still bind it.',
  },
  'DEP-066': {
    title: 'A spy without ability gives no presence',
    text: 'A spy without ability that has deployed where you have nothing gives no presence, so that others cannot follow it.',
  },
  'DEP-180': {
    title: 'A spy as pilot',
    text: 'A spy that deploys as the pilot of an unpiloted starfighter lets both in without presence or Force icons.',
  },
  'DEP-184': {
    title: 'Dagobah by express words',
    text: 'A card whose text says that it deploys on Dagobah, or that ignores location restrictions, may deploy there.',
  },
  'DEP-072': {
    title: 'Personas',
    text: 'All versions of a unique character, vehicle, starship, weapon or device are one persona, on either side of the Force.',
  },
  'DEP-073': {
    title: 'One version each',
    text: 'You may not have two versions of a unique persona on table, whatever era they are from.',
  },
  'DEP-075': {
    title: 'Permanent weapons count',
    text: 'A permanent weapon stands for its persona: you may not deploy another version of it.',
  },
  'DEP-076': {
    title: 'One for each player',
    text: 'Both players may have a version of the same persona on table at the same time.',
  },
  'DEP-078': {
    title: 'Captives and their personas',
    text: 'While a captive of a persona is on table, the Light Side may not deploy that persona.',
  },
  'DEP-082': {
    title: 'Not the same title',
    text: 'The opponent may have the persona on table, but not a card of the very same title.',
  },
  'DEP-097': {
    title: 'Same title, same persona',
    text: 'Unique characters, permanent pilots, starships or weapons with exactly the same title are one persona.',
  },
  'KRN-280': {
    title: 'Out of play',
    text: 'While a unique character, vehicle or starship of yours is out of play, you may not play any version of its persona.',
  },
  'DEP-077': {
    title: 'One version for both',
    text: 'In the rulings of August 2001 only one version of a unique persona may be on table, both players together.',
  },
  'DEP-235': {
    title: 'Dots are numbers',
    text: 'One dot before a title makes it unique; two or three dots are the number of copies allowed on table.',
  },
  'DEP-236': {
    title: 'Once each turn',
    text: 'The dots also limit how many copies you may deploy in one turn, those that have left the table included.',
  },
  'DEP-237': {
    title: 'Another title counts apart',
    text: 'The limit for one turn goes by title. Another version of the persona with another title may still deploy.',
  },
  'DEP-238': {
    title: 'Unique on both sides',
    text: 'A unique title that both sides have may be on table only once in all.',
  },
  'DEP-241': {
    title: 'Not beside its copy',
    text: 'A starship with dots neither deploys nor moves to a location where another copy of it is.',
  },
  'DEP-174': {
    title: 'Combo cards',
    text: 'A combo card, two titles joined by “&”, counts as both of them.',
  },
  'DEP-193': {
    title: 'Set aside, still counted',
    text: 'A captured, frozen, missing or otherwise inactive card still counts for uniqueness and personas.',
  },
  'DEP-009': {
    title: 'The deploy cost',
    text: 'To deploy a card you use Force equal to its deploy cost, in its box or its text.',
  },
  'DEP-010': {
    title: 'No cost, free',
    text: 'A card with no deploy cost in a box or in its text deploys for free.',
  },
  'DEP-011': {
    title: 'Paid at once',
    text: 'The cost is paid as the deployment begins, and is not given back if it is canceled.',
  },
  'KRN-009': {
    title: 'Using Force',
    text: 'To use Force, cards go one by one from the top of your Force Pile to the top of your Used Pile.',
  },
  'DEP-058': {
    title: 'Locations are free',
    text: 'Locations have no deploy cost and deploy for free.',
  },
  'DEP-061': {
    title: 'Changes add up',
    text: 'What the card itself and other cards change about its deploy cost is added together before Force is used.',
  },
  'DEP-062': {
    title: 'Cheaper aboard',
    text: 'A change for deploying aboard a named ship counts when the card deploys aboard that ship, simultaneously with it too.',
  },
  'DEP-063': {
    title: 'Free stays free',
    text: 'A card that deploys for free by a text costs 0, and nothing changes that.',
  },
  'DEP-049': {
    title: 'Dearer is no restriction',
    text: 'A higher cost is no deployment restriction: who ignores restrictions still pays it.',
  },
  'DEP-038': {
    title: 'No vehicles at systems',
    text: 'A vehicle does not deploy to a system.',
  },
  'DEP-040': {
    title: 'Starfighters and sites',
    text: 'Among sites a starfighter deploys only to docking bays.',
  },
  'DEP-041': {
    title: 'Places with rules of their own',
    text: 'The Death Star’s Trench, holosites and Death Star II sectors have rules that restrict deploying there.',
  },
  'DEP-057': {
    title: 'To the site or aboard',
    text: 'A character deployed after a vehicle may go to the site or aboard the vehicle there.',
  },
  'DEP-173': {
    title: 'Who deploys to clouds',
    text: 'To cloud sectors only starfighters, shuttle vehicles, cloud cars and patrol craft deploy.',
  },
  'DEP-179': {
    title: 'Death Star II sectors',
    text: 'No card deploys to a Death Star II sector.',
  },
  'DEP-203': {
    title: 'Pilots take pilot slots',
    text: 'A pilot that deploys aboard pilots if a pilot slot is free, and otherwise is a passenger.',
  },
  'DEP-207': {
    title: 'To sectors aboard something',
    text: 'Characters deploy to a sector only aboard a starship or vehicle, and so do most vehicles.',
  },
  'DEP-215': {
    title: 'At starship sites',
    text: 'Characters deploy to starship sites. They are aboard the starship there, but not on its bridge.',
  },
  'DEP-255': {
    title: 'Where starfighters deploy',
    text: 'A starfighter with a permanent pilot deploys to a docking bay, a system or sector, or aboard an own capital starship.',
  },
  'DEP-256': {
    title: 'Unpiloted starfighters',
    text: 'A starfighter without a permanent pilot deploys alone only to a docking bay or aboard an own capital starship.',
  },
  'DEP-258': {
    title: 'Straight aboard',
    text: 'Characters, vehicles and starfighters deploy straight aboard an own starship with room, where you have presence or a Force icon.',
  },
  'DEP-266': {
    title: 'Where squadrons deploy',
    text: 'A squadron with a deploy cost deploys to docking bays, systems and sectors, or aboard an own capital starship with room for it.',
  },
  'DEP-267': {
    title: 'Squadrons that replace',
    text: 'A squadron without a deploy cost comes into play in place of three starfighters of its class at one location.',
  },
  'DEP-272': {
    title: 'Where vehicles deploy',
    text: 'A vehicle deploys to a site, or into the cargo bay of an own starship or vehicle with room.',
  },
  'DEP-273': {
    title: 'Cloud cars',
    text: 'Cloud cars deploy to cloud sectors too.',
  },
  'DEP-274': {
    title: 'Shuttle vehicles in the clouds',
    text: 'Shuttle vehicles deploy to cloud sectors too.',
  },
  'DEP-275': {
    title: 'Shuttle vehicles need their pilot there',
    text: 'A shuttle vehicle without a permanent pilot deploys to a cloud sector only with a pilot aboard, as one action.',
  },
  'DEP-276': {
    title: 'Patrol craft',
    text: 'A patrol craft deploys to a cloud sector simultaneously with its pilot.',
  },
}
