export const trm3 = {
  'TRM-303': {
    title: 'Who is a passenger',
    text: 'Everyone aboard your starship or vehicle who is not piloting or driving it is a passenger. Astromechs are passengers too.',
  },
  'TRM-304': {
    title: 'Passengers in battle',
    text: 'Your passengers on the bridge or in the cockpit are in the battle at that location, and battle texts may use or target them. Characters at the sites of the starship or vehicle are not in it.',
  },
  'TRM-312': {
    title: 'What a pilot is',
    text: 'The pilot icon makes a character a pilot, and on a starship or vehicle it stands for a permanent pilot. What needs a pilot are starships, combat vehicles and shuttle vehicles.',
  },
  'TRM-313': {
    title: 'What is lost without pilot',
    text: 'Your unpiloted starship, combat vehicle or shuttle vehicle cannot move and has no use of its power, maneuver, hyperspeed, landspeed, weapons or devices. Only its text about deployment and capacity works.',
  },
  'TRM-314': {
    title: 'Surplus pilots ride along',
    text: 'A pilot who comes aboard takes a pilot slot if there is one. When all are filled he is a passenger, and his text does not improve the ship.',
  },
  'TRM-315': {
    title: 'Pilot power and pilot bonus',
    text: 'When something changes the power of your pilot as a character, what he adds to the power of the starship or vehicle that he pilots stays the same.',
  },
  'TRM-318': {
    title: 'On a planet',
    text: 'Your card is on a planet when it is present at a site, cloud sector or Death Star II sector of the planet. It is also on it when inside a vehicle or starship, on the bridge, in the cockpit or in the cargo bay, that is present at such a place.',
  },
  'TRM-319': {
    title: 'At a planet',
    text: 'At a planet are all cards that are on it, and besides these the cards on the bridge, in the cockpit or in the cargo bay of a starship that is present at the system.',
  },
  'TRM-320': {
    title: 'Aboard a starship or vehicle',
    text: 'A card counts as aboard if it is on the bridge, in the cockpit or in the cargo bay, and likewise if it is present at a site related to the starship or vehicle.',
  },
  'TRM-321': {
    title: 'At its sites, not the system',
    text: 'Cards at the sites of a starship or Death Star are not at the system around which it is in orbit.',
  },
  'TRM-328': {
    title: 'Planet locations are related',
    text: 'A system includes its sites and cloud sectors. Each of them is related to the system and to all the others.',
  },
  'TRM-329': {
    title: 'Asteroid sectors stand apart',
    text: 'Asteroid sectors are related to their system and among themselves. Yet they are not part of that system, and its sites and cloud sectors are not related to them.',
  },
  'TRM-330': {
    title: 'The Big One cave',
    text: 'The cave in Big One has one related location only, Big One itself.',
  },
  'TRM-331': {
    title: 'Not related to itself',
    text: 'Text that speaks of related locations never means the same location again.',
  },
  'TRM-332': {
    title: 'Orbit makes nothing related',
    text: 'The sites of a starship or of a Death Star and the system that it orbits are not related locations, whichever you start from.',
  },
  'TRM-333': {
    title: 'Sites of a vehicle',
    text: 'If your vehicle has sites and is on a planet, all sites of the planet are for that time related to them.',
  },
  'TRM-334': {
    title: 'Sites of one ship are related',
    text: 'All the sites that belong to one starship, one vehicle or one Death Star are related to each other.',
  },
  'TRM-339': {
    title: 'Same system',
    text: 'When a card says “same system” it means the location of that system and no more. Related sites and sectors need to be mentioned.',
  },
  'TRM-340': {
    title: 'Scomp links',
    text: 'The scomp link of something enclosed is present for those aboard it alone; that of the location is not present for them. Either is a scomp link at that location.',
  },
  'TRM-342': {
    title: 'Scouts',
    text: 'Scout is a word for characters that texts refer to. A scout cannot, like a spy, be deployed where you have neither presence nor Force icons.',
  },
  'TRM-344': {
    title: 'No footing at a sector',
    text: 'A character can be at a sector only inside something that may be there, and so can a vehicle that may not be there by itself.',
  },
  'TRM-345': {
    title: 'Systems and sectors',
    text: 'A text about starships at a system says nothing of starships at a sector.',
  },
  'TRM-346': {
    title: 'Where to put sectors',
    text: 'Lay an asteroid or cloud sector beside the planet system or a sector of its own kind. From the ground up the order is sites, cloud sectors, system, Asteroid Fields, Big One, and a new card may go between others as long as this holds.',
  },
  'TRM-347': {
    title: 'Sectors without their system',
    text: 'A sector that names its system may come before the system does. A sector for any planet may only be deployed where a system is on table.',
  },
  'TRM-348': {
    title: 'Other movement at sectors',
    text: 'At a sector your cards may also react and make unlimited moves as they could elsewhere, apart from the regular moves for that kind of sector.',
  },
  'TRM-351': {
    title: 'Empty vehicles as freight',
    text: 'You may shuttle a vehicle to a capital starship or pass it between docked starships although nobody pilots or drives it.',
  },
  'TRM-352': {
    title: 'Spaceport sites stay together',
    text: 'If the planet already has a spaceport site, put your generic spaceport site right beside one. Other sites may not come between them.',
  },
  'TRM-353': {
    title: 'Squadron pilots',
    text: 'A text that asks for a pilot of a squadron asks for both: the squadron’s name and the pilot.',
  },
  'TRM-355': {
    title: 'Starship sites',
    text: 'You place starship sites as you place others, but in a separate group. Each belongs to a single starship, which you name as you deploy the site.',
  },
  'TRM-356': {
    title: 'Sites before the starship',
    text: 'Sites of a unique starship can be on table without it. What the starship card would lend them they have only while it is on table as well.',
  },
  'TRM-357': {
    title: 'Sites for any starship',
    text: 'If a site is meant for any starship of some kind, such a starship must be on table before you can deploy the site to it.',
  },
  'TRM-358': {
    title: 'Battles inside a starship',
    text: 'Cards at a starship site are aboard, but not present on the bridge. They fight the battles at their site and stay out of those that the starship fights.',
  },
  'TRM-359': {
    title: 'Sites of a lost starship',
    text: 'With a lost starship its related sites are lost, and every card at them.',
  },
  'TRM-362': {
    title: 'Taking what is the opponent’s',
    text: 'You take over one of the opponent’s cards only if a card or rule lets you steal it. Walking up to an empty starfighter is not enough.',
  },
  'TRM-363': {
    title: 'Stolen cards are your own',
    text: 'Stolen cards in your Life Force or hand are activated, used, lost and deployed like your own.',
  },
  'TRM-364': {
    title: 'Stolen cards on top',
    text: 'When a card with the opponent’s back comes to the top of a Reserve Deck, its holder reveals it. It stays there.',
  },
  'TRM-366': {
    title: 'Guarded by who is aboard',
    text: 'A starship or vehicle is not stolen while its owner has a character aboard. Permanent pilots and astromechs do not count.',
  },
  'TRM-367': {
    title: 'Stolen with its cargo',
    text: 'What is aboard a stolen starship or vehicle is stolen with it.',
  },
  'TRM-368': {
    title: 'A pilot who changes sides',
    text: 'A permanent pilot without a name, on a starship or vehicle that is stolen, counts as one of the thief’s side.',
  },
  'TRM-369': {
    title: 'The lost pilot of a stolen ship',
    text: 'If you steal a starship or vehicle that has a unique permanent pilot, that pilot is lost. There is one slot instead that takes one pilot.',
  },
  'TRM-370': {
    title: 'A stolen ship comes back',
    text: 'When a stolen starship or vehicle returns to its first owner, it is as it was. Only if the unique pilot is in play at that time, his slot stays empty.',
  },
  'TRM-378': {
    title: 'Part of a word',
    text: 'A word that is sought in a title is not met where it is only part of another word.',
  },
  'TRM-385': {
    title: 'Spies under cover capture nobody',
    text: 'An undercover spy cannot start an action that may result in a capture.',
  },
  'TRM-386': {
    title: 'Spies under cover escort nobody',
    text: 'An undercover spy cannot escort a captive.',
  },
  'TRM-389': {
    title: 'How undercover spies move',
    text: 'In the rulings of August 2001 your undercover spy moves like other characters, though never aboard anything, and in your opponent’s move phase.',
  },
  'TRM-398': {
    title: 'The card may not search again',
    text: 'After a search that has failed and been verified the card, and any other of that title, may not search the same deck or pile again this turn.',
  },
}
