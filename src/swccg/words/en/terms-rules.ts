export const termsRules = {
  'TRM-018': {
    title: 'Astromech slots',
    text: 'An astromech slot is a place for a passenger, but none except an astromech droid fits into it.',
  },
  'TRM-019': {
    title: 'Astromech in a passenger seat',
    text: 'If a character has astromech capability, it serves your starship just as well from an ordinary passenger slot.',
  },
  'TRM-023': {
    title: 'What a battleground is',
    text: 'A location is a battleground as long as you and your opponent each have a Force icon there, one or more. This goes for sites, systems and sectors.',
  },
  'TRM-024': {
    title: 'Added and canceled icons',
    text: 'To tell whether a location is a battleground, count the Force icons that other cards add there, and leave out those that are canceled at the moment.',
  },
  'TRM-025': {
    title: 'Jedi Master icons',
    text: 'The icon on a Jedi Master or Dark Jedi Master lies at no location. It makes nothing a battleground.',
  },
  'TRM-026': {
    title: 'Never battlegrounds',
    text: 'Icons or not, a holosite, a Dagobah location or a shielded location is no battleground.',
  },
  'TRM-027': {
    title: 'Audience Chamber under Bo Shuda',
    text: 'As long as Bo Shuda is deployed at Jabba’s Palace: Audience Chamber, that site is not a battleground.',
  },
  'TRM-028': {
    title: 'Podrace Arena during a race',
    text: 'From the moment a player has a race total above 0, Tatooine: Podrace Arena ceases to be a battleground until both totals are 0 again.',
  },
  'TRM-029': {
    title: 'The Senate is no battleground',
    text: 'Nothing makes a battleground of Coruscant: Galactic Senate.',
  },
  'TRM-045': {
    title: 'Bridge and cargo bay',
    text: 'Slots for pilots, drivers and passengers are on the bridge or in the cockpit, and characters there fill them. Slots for vehicles and starfighters are in the cargo bay.',
  },
  'TRM-046': {
    title: 'At its sites, not on board',
    text: 'A character at a site of your starship or vehicle fills no slot of the card. From there he does not pilot, drive or improve it in any way.',
  },
  'TRM-048': {
    title: 'Only passengers in the cargo bay',
    text: 'Whoever is aboard a vehicle or starship while it lies in a cargo bay is its passenger and neither pilots nor drives it.',
  },
  'TRM-097': {
    title: 'Who is allowed in clouds',
    text: 'At cloud sectors you may deploy, battle and move with starfighters, cloud cars, patrol craft and shuttle vehicles. Keep capital starships out, unless they deploy and move like a starfighter.',
  },
  'TRM-105': {
    title: 'No fighting inside Death Star II',
    text: 'At a Death Star II sector neither you nor your opponent can deploy cards, initiate a battle or begin a Force drain.',
  },
  'TRM-120': {
    title: 'Who can drive',
    text: 'Any of your characters may drive a transport vehicle, except droids. Of these only a vehicle droid may.',
  },
  'TRM-122': {
    title: 'To drive is not to pilot',
    text: 'If a pilot drives your transport vehicle, what he adds as a pilot does not come to the vehicle.',
  },
  'TRM-123': {
    title: 'Transport vehicle without driver',
    text: 'Lift Tubes apart, a transport vehicle with no driver does not move and has no use of its power, maneuver, landspeed, weapons or devices. Of its text, what concerns deployment and capacity still works.',
  },
  'TRM-134': {
    title: 'What is enclosed',
    text: 'Starships are enclosed without exception. For a vehicle, look in its lore for the word.',
  },
  'TRM-135': {
    title: 'Inside, so not present',
    text: 'Your character inside an enclosed vehicle or starship is not present outside. He brings no power of his own, does not fire his weapons and cannot be a target of weapons.',
  },
  'TRM-136': {
    title: 'What counts from inside',
    text: 'Aboard an enclosed card your characters keep ability, forfeit and such game text as applies. For battle destiny count the ability of pilots and drivers but not of passengers.',
  },
  'TRM-157': {
    title: 'If within range',
    text: 'In the rulings of August 2001, an older card that lets you move “if within range” means by landspeed or hyperspeed. Docking bay transit, shuttling and other moves are not meant.',
  },
  'TRM-168': {
    title: 'Jabba’s Palace is on Tatooine',
    text: 'All locations of Jabba’s Palace, with the site Tatooine: Jabba’s Palace itself, count both as Jabba’s Palace locations and as Tatooine locations.',
  },
  'TRM-194': {
    title: 'How a vehicle moves away',
    text: 'To move your vehicle away, use its landspeed or any sector movement that is a regular move for it.',
  },
  'TRM-195': {
    title: 'How a starship moves away',
    text: 'To move your starship away, use its hyperspeed or any sector movement that is a regular move for it.',
  },
  'TRM-203': {
    title: 'Where a react goes',
    text: 'You react to the location where your opponent has just started a battle or Force drain. Only if the card says so may it move away from there instead.',
  },
  'TRM-204': {
    title: 'Reacts obey the movement rules',
    text: 'Your reacting card must be able to make its move in the ordinary way: within range, its pilot or driver in place beforehand, a nav computer if it uses hyperspeed. You use the Force for it as always, if no card excuses you.',
  },
  'TRM-205': {
    title: 'No react on the spot',
    text: 'If a card is already where the battle or Force drain takes place, it cannot react to it.',
  },
  'TRM-206': {
    title: 'React against a Force drain',
    text: 'If your react brings presence to the location where your opponent drains, that Force drain is canceled.',
  },
  'TRM-207': {
    title: 'React away from a battle',
    text: 'A battle is over if one player, by reacting away, no longer has presence at its location.',
  },
  'TRM-208': {
    title: 'A canceled react costs its Force',
    text: 'You use the Force for a react when you start it. If your opponent then cancels the react, you do not get the Force back.',
  },
  'TRM-209': {
    title: 'How to move as a react',
    text: 'For a react move your card may use landspeed, hyperspeed or sector movement, land or take off, embark or disembark. Other kinds of movement are not open to it.',
  },
  'TRM-211': {
    title: 'One react a turn',
    text: 'Each card takes part in no more than one react per turn, also if it just went aboard the reacting card or left it. A canceled react counts.',
  },
  'TRM-212': {
    title: 'When you may react',
    text: 'You can react in your opponent’s turn, immediately after he has started a battle or a Force drain. There is no react to a battle of your own.',
  },
  'TRM-213': {
    title: 'Deploy as a react',
    text: 'If you deploy a card as a react, every deployment rule holds for it and you pay its full deploy cost.',
  },
  'TRM-214': {
    title: 'Each card its own react',
    text: 'If one card lets several others react, each of these makes a separate react. Sense, for example, can cancel just one.',
  },
  'TRM-222': {
    title: 'Bombing Run: crash',
    text: 'At the end of your battle phase a TIE bomber must fly back to the system. If it cannot, because it is unpiloted or for another reason, it crashes and is lost.',
  },
  'TRM-223': {
    title: 'Starfighters only inside',
    text: 'Death Star II sectors admit starfighters and nothing else. Squadrons and capital starships are kept out, even if they move like starfighters.',
  },
  'TRM-225': {
    title: 'Dark enters only in pursuit',
    text: 'Your Dark starfighter may go into the Death Star II sectors only as long as a Light starfighter is at one of them.',
  },
  'TRM-226': {
    title: 'Dark leaves after the chase',
    text: 'If no Light starfighter is left in the Death Star II sectors during your move phase as Dark, you must bring each of your starfighters there one sector nearer to the system. This is free.',
  },
  'TRM-230': {
    title: 'Changing orbit as Dark',
    text: 'By a regular move and for 1 Force you as Dark may bring a Death Star into orbit, out of it to deep space or from planet to planet, as long as its parsec is the same.',
  },
  'TRM-241': {
    title: 'Two cloud sectors at once',
    text: 'In the rulings of August 2001, every starfighter or vehicle that clouds admit may fly up to two related cloud sectors far in one move, for 1 Force.',
  },
  'TRM-249': {
    title: 'Starship sites for 1 Force',
    text: 'In the rulings of August 2001, you use 1 Force in your move phase to move a card between your starship or vehicle card and a site related to it.',
  },
  'TRM-267': {
    title: 'No pilot needed to embark',
    text: 'Your starship can enter or leave the cargo bay of another starship even when it is unpiloted.',
  },
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
  'TRM-344': {
    title: 'No footing at a sector',
    text: 'A character can be at a sector only inside something that may be there, and so can a vehicle that may not be there by itself.',
  },
  'TRM-345': {
    title: 'A sector is not a system',
    text: 'Text about starships at a system leaves starships at sectors alone. It must mention sectors, and the newest version of the card decides.',
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
  'TRM-449': {
    title: 'Classes of starships',
    text: 'A starship is a capital starship, a starfighter or a squadron. You find the keyword in its description box.',
  },
  'TRM-451': {
    title: 'Landed starships: weapons',
    text: 'While your starship is landed its starship weapons are silent, save those that are said to work at a site.',
  },
  'TRM-452': {
    title: 'Landed starships: no flying',
    text: 'A card that makes sense only for a starship in flight cannot be used for one that is landed.',
  },
  'TRM-454': {
    title: 'Landed starships: game text',
    text: 'On a landed starship ignore all game text but that on deployment, capacity, movement and taking off, and on who its permanent pilots and astromechs are and what ability they have.',
  },
  'TRM-455': {
    title: 'Landed starships: permanent pilot',
    text: 'The ability of the permanent pilot helps you occupy and control the site where your starship is landed. For battle destiny it does not count.',
  },
  'TRM-456': {
    title: 'Landed starships: all are passengers',
    text: 'Everyone in your landed starship is a passenger who may be forfeited and may use game text, but does not pilot. All that a pilot can still do is take off or fly out of the starship that holds it.',
  },
  'TRM-457': {
    title: 'Lost with the ship',
    text: 'If your starship or vehicle leaves the table, whatever is aboard it is lost. Only those who ride a creature vehicle can get off in time.',
  },
  'TRM-458': {
    title: 'Squadrons need three of each',
    text: 'What one pilot does for other starships takes three pilots for a squadron. In the same way it needs three nav computers or astromechs.',
  },
  'TRM-459': {
    title: 'What a squadron is',
    text: 'The keyword Squadron in the description box makes a starship a squadron. To be called one in the title does not.',
  },
  'TRM-460': {
    title: 'One card, several ships',
    text: 'Your squadron is a single card and a single starship, but at the same time it is several ships of its class or classes, three as a rule.',
  },
  'TRM-461': {
    title: 'Squadrons are not starfighters',
    text: 'Whatever treats or targets starfighters does not do so to your squadron.',
  },
  'TRM-462': {
    title: 'Squadrons, decks and piles',
    text: 'Your squadron is taken to or from a deck or pile by an action meant for ships of a component’s class only when that action could take its three components together.',
  },
  'TRM-463': {
    title: 'Moving a squadron by action',
    text: 'If an action moves ships of the class of a component, it moves the squadron only when it can move every component.',
  },
  'TRM-464': {
    title: 'One component gone, all gone',
    text: 'If an action captures one component, places it out of play or makes it lost, the whole squadron card shares its fate.',
  },
  'TRM-465': {
    title: 'Squadrons in a cargo bay',
    text: 'Your squadron takes up three slots that are meant for its class. Slots for starfighters in general do not hold it.',
  },
  'TRM-466': {
    title: 'Weapons of a squadron',
    text: 'A squadron may carry and use weapons and devices for the class of its components, and fire as many such weapons each turn as it has components. It cannot use those for a starfighter.',
  },
  'TRM-467': {
    title: 'Starship devices on squadrons',
    text: 'A device for starships improves your squadron a single time, however many components it has.',
  },
  'TRM-468': {
    title: 'Replacing three starfighters',
    text: 'If a squadron has no deploy cost, you bring it in by replacing three starfighters of the class it names at one location. Squadrons themselves cannot be replaced in this way.',
  },
  'TRM-469': {
    title: 'What the replaced ships carried',
    text: 'Place the three replaced starships in your Used Pile with what was deployed on them. Characters, weapons and devices may instead change to the squadron for free if it has room.',
  },
  'TRM-470': {
    title: 'What targeted a replaced ship',
    text: 'A card that was targeting a replaced starship now targets the squadron. If it cannot apply to a squadron it is lost.',
  },
  'TRM-471': {
    title: 'Replacement is not deployment',
    text: 'When you replace starfighters with a squadron, you do not deploy it, so no rule or restriction about deploying stands in the way.',
  },
  'TRM-472': {
    title: 'Classes of vehicles',
    text: 'A vehicle is a combat, creature, shuttle or transport vehicle. You find the keyword in its description box.',
  },
  'TRM-473': {
    title: 'Creature vehicles guide themselves',
    text: 'A creature vehicle has ability of its own, so it works without driver and without pilot.',
  },
  'TRM-474': {
    title: 'Riders of a lost creature',
    text: 'If your creature vehicle is lost, its riders may immediately disembark at the site and are saved.',
  },
} as const
