export const deployOtherRules = {
  'DEP-067': {
    title: 'Creatures need nobody',
    text: 'A creature deploys without presence or Force icons of its owner.',
  },
  'DEP-248': {
    title: 'Habitats',
    text: 'A creature deploys only within the habitat on its card.',
  },
  'DEP-008': {
    title: 'Other cards need no presence',
    text: 'Weapons, devices, Effects and creatures go where their text and rules put them, with or without presence or Force icons.',
  },
  'DEP-013': {
    title: 'Where a deployed card lies',
    text: 'A deployed card is put at its location, on or aboard a card, or on table.',
  },
  'DEP-064': {
    title: 'Sites without icons',
    text: 'A site without presence or Force icons of yours still takes your Effects, Epic Events, devices and weapons that deploy there.',
  },
  'DEP-065': {
    title: 'On a lone character',
    text: 'A weapon or device deploys on your character even where you have neither presence nor Force icons.',
  },
  'DEP-084': {
    title: 'Cards that contain a persona',
    text: 'What names a persona may use any card that contains it, whatever its type.',
  },
  'DEP-091': {
    title: 'On the persona’s own card',
    text: 'A weapon or device that deploys on a character persona goes only on a character card, not on a ship that contains the persona.',
  },
  'DEP-194': {
    title: 'Nothing on the missing',
    text: 'Nothing can be deployed on a missing character.',
  },
  'WPN-052': {
    title: 'What a weapon deploys on',
    text: 'Each weapon or device says on whom or what it deploys, and for how much.',
  },
  'WPN-053': {
    title: 'On your own cards',
    text: 'Weapons and devices go on your own cards, unless they say otherwise.',
  },
  'WPN-054': {
    title: 'As many as you like',
    text: 'One card may bear any number of weapons and devices. Only their use is limited.',
  },
  'WPN-046': {
    title: 'Artillery',
    text: 'An artillery weapon deploys on a site.',
  },
  'DEP-024': {
    title: 'Epic Events',
    text: 'Some Epic Events deploy and stay, others are played like Interrupts, as their text says.',
  },
  'KRN-060': {
    title: 'On table',
    text: 'A card deploys on table if it goes neither to a location nor onto another card.',
  },
  'DEP-250': {
    title: 'Effects',
    text: 'Normal, Mobile, Political and Utinni Effects deploy in their owner’s deploy phase, where their text says.',
  },
  'DEP-249': {
    title: 'Immediate Effects',
    text: 'An Immediate Effect is deployed in response to another action, and so in any phase.',
  },
  'DEP-251': {
    title: 'Utinni Effects',
    text: 'A Utinni Effect deploys on a location and names the card on table that it targets.',
  },
  'DEP-059': {
    title: 'Sites in their row',
    text: 'A new site joins its planet’s row, where exterior sites lie between the system and the interior sites.',
  },
  'DEP-169': {
    title: 'Cloud City before Bespin',
    text: 'Cloud City sites belong to Bespin, and deploy with or without the system and the sector on table.',
  },
  'DEP-170': {
    title: 'The row of Bespin',
    text: 'Second docking bay, interior sites, first docking bay, exterior sites, the sector of Cloud City, other clouds, the system.',
  },
  'DEP-171': {
    title: 'Exterior sites of Cloud City',
    text: 'An exterior site of Cloud City lies between the first docking bay and the sectors.',
  },
  'DEP-172': {
    title: 'The second platform',
    text: 'Of the two platforms the one deployed second goes to the far end of the interior sites.',
  },
  'DEP-178': {
    title: 'The row of Death Star II',
    text: 'Interior sites, sites that are both, the system, Coolant Shaft, Capacitors, Reactor Core.',
  },
  'DEP-189': {
    title: 'The row of Endor',
    text: 'Bunker, Landing Platform, exterior sites, Ewok Village, Chief Chirpa’s Hut, the system.',
  },
  'DEP-195': {
    title: 'The row of Naboo',
    text: 'Throne Room, interior Theed Palace sites, Theed Palace Docking Bay, Courtyard, exterior sites, underwater sites, the system.',
  },
  'DEP-208': {
    title: 'Sectors in their row',
    text: 'Sites, cloud sectors, system, asteroid sectors, Big One: a sector goes next to its system or to a sector of its kind, in this order.',
  },
  'DEP-209': {
    title: 'Sectors and systems',
    text: 'A sector of one particular system deploys without it. A sector for any planet needs a system on table.',
  },
  'DEP-210': {
    title: 'Spaceports stay together',
    text: 'A spaceport site goes next to another spaceport site of its planet, and nothing comes between them.',
  },
  'DEP-212': {
    title: 'Starship sites',
    text: 'Sites of a starship are a group of their own, in the order of interior and exterior sites.',
  },
  'DEP-213': {
    title: 'Before the ship',
    text: 'Sites of a unique starship deploy while the ship is not on table.',
  },
  'DEP-214': {
    title: 'With a ship of the kind',
    text: 'A site that works with any starship of a kind needs such a starship on table.',
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
  'DEP-092': {
    title: 'On the character itself',
    text: 'Whatever deploys on a persona deploys on a card of that persona, and not on one that merely contains it.',
  },
  'DEP-093': {
    title: 'Effects on what contains a persona',
    text: 'An Effect that deploys on a character may be deployed on the starship whose permanent pilot that character is.',
  },
  'DEP-216': {
    title: 'The docking bay of a lost starship',
    text: 'The docking bay of a lost starship is lost like its other sites. Later rulings leave it on table.',
  },
  'DEP-240': {
    title: 'Diamonds count at each system',
    text: 'A location’s limit counts the copies of both players together at each single system.',
  },
  'DPL-001': {
    title: 'Converting a location',
    text: 'A unique location may be laid over the other player’s version of it. Everything there is at the new version.',
  },
  'DPL-002': {
    title: 'Only one place on table',
    text: 'A unique location that is on table is not laid down a second time: another version covers it.',
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
  'DEP-056': {
    title: 'Vehicles and pilots one by one',
    text: 'A vehicle and its pilot do not deploy simultaneously unless a text says so.',
  },
  'DEP-257': {
    title: 'A starfighter with its pilot',
    text: 'An unpiloted starfighter and a pilot may deploy simultaneously, the pilot aboard, as one action at both costs.',
  },
  'WPN-043': {
    title: 'Transferring',
    text: 'In your deploy phase a weapon or device passes between two of your characters, vehicles or starships present together, for Force equal to its deploy cost.',
  },
  'WPN-044': {
    title: 'A transfer obeys restrictions',
    text: 'A transfer is no deployment, but the card goes only where it could be deployed.',
  },
}
