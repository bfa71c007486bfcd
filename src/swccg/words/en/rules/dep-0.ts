export const dep0 = {
  'DEP-001': {
    title: 'The deploy phase',
    text: 'In your deploy phase, the third of your turn, you deploy cards from hand to the table.',
  },
  'DEP-002': {
    title: 'When characters are replaced',
    text: 'A character is replaced in its player’s own deploy phase, and in no other phase.',
  },
  'DEP-003': {
    title: 'What deploying is',
    text: 'To deploy a card is to bring it into play on the table: characters, vehicles, starships, weapons, devices, Effects, creatures and locations.',
  },
  'DEP-004': {
    title: 'Force icons let you in',
    text: 'Where your side of a location has a Force icon, you may deploy characters, vehicles and starships.',
  },
  'DEP-005': {
    title: 'Presence lets you in',
    text: 'Where you have presence you may deploy characters, vehicles and starships, Force icons or not.',
  },
  'DEP-006': {
    title: 'Presence or Force icons',
    text: 'Without presence and without a Force icon on your side you cannot deploy characters, vehicles or starships to a location. This is a location deployment restriction.',
  },
  'DEP-007': {
    title: 'Icons of your own side',
    text: 'Only the Force icons on your own side of a location count for your deployments.',
  },
  'DEP-008': {
    title: 'Other cards need no presence',
    text: 'Weapons, devices, Effects and creatures go where their text and rules put them, with or without presence or Force icons.',
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
  'DEP-013': {
    title: 'Where a deployed card lies',
    text: 'A deployed card is put at its location, on or aboard a card, or on table.',
  },
  'DEP-014': {
    title: 'Only in your deploy phase',
    text: 'You deploy in your own deploy phase only, unless a text names another time or an action that the deployment may answer.',
  },
  'DEP-015': {
    title: 'A place or a price is no time',
    text: 'Text that only says where a card deploys, or for how much, does not let it deploy at another time.',
  },
  'DEP-024': {
    title: 'Epic Events',
    text: 'Some Epic Events deploy and stay, others are played like Interrupts, as their text says.',
  },
  'DEP-025': {
    title: 'Three kinds of restrictions',
    text: 'What limits deploying is a location restriction, a rules restriction or an objective restriction. A card that ignores one kind still meets the others.',
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
  'DEP-035': {
    title: 'What its own text says',
    text: 'Where a text says that a card must, or cannot, deploy to certain locations, that is a location deployment restriction.',
  },
  'DEP-036': {
    title: 'Kinds of cards and places',
    text: 'Where a kind of card cannot be, it does not deploy. This is a rules restriction, whatever a card ignores about locations.',
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
  'DEP-042': {
    title: 'What an Objective forbids',
    text: 'Whatever an Objective on table says that you may not deploy, or not there, is an objective deployment restriction.',
  },
  'DEP-043': {
    title: 'Only with its Objective',
    text: 'A card that deploys only if a certain Objective, or a side of it, is on table waits for it, wherever it would deploy.',
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
  'DEP-049': {
    title: 'Dearer is no restriction',
    text: 'A higher cost is no deployment restriction: who ignores restrictions still pays it.',
  },
  'DEP-050': {
    title: 'One aboard the other',
    text: 'Of two cards deployed simultaneously, one deploys on or aboard the other.',
  },
  'DEP-051': {
    title: 'Both or neither',
    text: 'If one card cannot deploy on the other, the whole simultaneous deployment fails.',
  },
  'DEP-052': {
    title: 'Each at its own cost',
    text: 'Two cards deployed simultaneously are one action, and each is paid for with its own cost and changes.',
  },
  'DEP-053': {
    title: 'Deployed together, sent away together',
    text: 'If one of two cards that you just deployed simultaneously is sent elsewhere, the other goes with it.',
  },
  'DEP-054': {
    title: 'Barred together',
    text: 'What bars one of two cards deployed simultaneously from battling or moving bars both, if it could have chosen either.',
  },
  'DEP-055': {
    title: 'Barred alone',
    text: 'A card that could not have been chosen is not barred with the one that it was deployed with.',
  },
  'DEP-056': {
    title: 'Vehicles and pilots one by one',
    text: 'A vehicle and its pilot do not deploy simultaneously unless a text says so.',
  },
  'DEP-057': {
    title: 'To the site or aboard',
    text: 'A character deployed after a vehicle may go to the site or aboard the vehicle there.',
  },
  'DEP-058': {
    title: 'Locations are free',
    text: 'Locations have no deploy cost and deploy for free.',
  },
  'DEP-059': {
    title: 'Sites in their row',
    text: 'A new site joins its planet’s row, where exterior sites lie between the system and the interior sites.',
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
  'DEP-064': {
    title: 'Sites without icons',
    text: 'A site without presence or Force icons of yours still takes your Effects, Epic Events, devices and weapons that deploy there.',
  },
  'DEP-065': {
    title: 'On a lone character',
    text: 'A weapon or device deploys on your character even where you have neither presence nor Force icons.',
  },
  'DEP-066': {
    title: 'A spy without ability gives no presence',
    text: 'A spy without ability that has deployed where you have nothing gives no presence, so that others cannot follow it.',
  },
  'DEP-067': {
    title: 'Creatures need nobody',
    text: 'A creature deploys without presence or Force icons of its owner.',
  },
  'DEP-068': {
    title: 'An Interrupt that deploys',
    text: 'A function of an Interrupt that deploys a card from the Reserve Deck and names no phase is used in its player’s deploy phase.',
  },
  'DEP-069': {
    title: 'Two costs',
    text: 'Force named as the cost of a text that deploys a card is used besides what the card itself costs.',
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
  'DEP-077': {
    title: 'One version for both',
    text: 'In the rulings of August 2001 only one version of a unique persona may be on table, both players together.',
  },
  'DEP-078': {
    title: 'Captives and their personas',
    text: 'While a captive of a persona is on table, the Light Side may not deploy that persona.',
  },
  'DEP-080': {
    title: 'Stolen personas',
    text: 'A stolen starship, vehicle, weapon or device on table keeps the player whose it was from deploying any version of that persona.',
  },
  'DEP-081': {
    title: 'Versions that are there stay',
    text: 'The rules on captives only keep new cards from being deployed: a version that is on table stays.',
  },
  'DEP-082': {
    title: 'Not the same title',
    text: 'The opponent may have the persona on table, but not a card of the very same title.',
  },
  'DEP-083': {
    title: 'Two versions at once',
    text: 'Who comes to have two cards of one persona, by stealing one, puts one of them in his Lost Pile at once. It is not just lost.',
  },
  'DEP-084': {
    title: 'Cards that contain a persona',
    text: 'What names a persona may use any card that contains it, whatever its type.',
  },
  'DEP-087': {
    title: 'Several personas in one card',
    text: 'A card that contains several personas answers to each of them: a text that fetches or names one finds the card.',
  },
  'DEP-088': {
    title: 'Permanent pilots are there',
    text: 'A unique permanent pilot counts where a text needs that persona to pilot a ship or to be in a battle.',
  },
  'DEP-089': {
    title: 'Weapons for ships, not for their crew',
    text: 'A weapon for a ship’s persona deploys on a card that is that ship with its crew; a card for one of the crew does not.',
  },
  'DEP-091': {
    title: 'On the persona’s own card',
    text: 'A weapon or device that deploys on a character persona goes only on a character card, not on a ship that contains the persona.',
  },
  'DEP-092': {
    title: 'On the character itself',
    text: 'Whatever deploys on a persona deploys on a card of that persona, and not on one that merely contains it.',
  },
  'DEP-093': {
    title: 'Effects on what contains a persona',
    text: 'An Effect that deploys on a character may be deployed on the starship whose permanent pilot that character is.',
  },
  'DEP-094': {
    title: 'On a weapon card',
    text: 'What deploys on a weapon’s persona goes on a weapon card, not on a character with that weapon.',
  },
  'DEP-095': {
    title: 'Characters only',
    text: 'Only a character card is replaced, and only by another character card of that persona.',
  },
  'DEP-096': {
    title: 'Versions are different cards',
    text: 'Texts that look for copies, or for a title, compare titles: versions of one persona are different cards.',
  },
  'DEP-097': {
    title: 'Same title, same persona',
    text: 'Unique characters, permanent pilots, starships or weapons with exactly the same title are one persona.',
  },
  'DEP-098': {
    title: 'Contained, and silent',
    text: 'A persona that another card contains counts even while that card’s text is canceled or suspended.',
  },
  'DEP-099': {
    title: 'Contained no longer',
    text: 'The permanent pilot of a stolen starship or vehicle, and a permanent weapon that was taken away, count no longer.',
  },
}
