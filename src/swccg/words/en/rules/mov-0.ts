export const mov0 = {
  'MOV-001': {
    title: 'The move phase',
    text: 'Your turn has six phases. The fifth is the move phase, which you reach from the battle phase and leave for the draw phase.',
  },
  'MOV-002': {
    title: 'Who moves, and what',
    text: 'In your move phase you may move your own characters, vehicles, starships and anything else of yours that is able to move. You are never forced to.',
  },
  'MOV-003': {
    title: 'Three kinds of movement',
    text: 'Whenever a character, creature, starship, vehicle or mobile Death Star system moves, it makes a regular move, an unlimited move or a react. There is no fourth kind.',
  },
  'MOV-004': {
    title: 'Other relocation is not movement',
    text: 'If a card changes place in any way other than by regular move, unlimited move or react, it has not moved. Whatever limits, changes, cancels or suspends movement has no hold on it.',
  },
  'MOV-005': {
    title: 'Unpiloted cards cannot move',
    text: 'A vehicle or starship that nobody pilots or drives stays where it is. Lift Tubes and creature vehicles are never unpiloted.',
  },
  'MOV-006': {
    title: 'Astromechs serve hyperspeed only',
    text: 'Your starship wants an astromech or nav computer only when it uses hyperspeed. It may make all its other moves without one.',
  },
  'MOV-007': {
    title: 'Places a card may never be',
    text: 'Where a rule says that a class of card may never be at some place, you can neither deploy such a card there nor move it there.',
  },
  'MOV-008': {
    title: 'The list of regular moves',
    text: 'These are regular moves: landspeed, hyperspeed, sector movement, location text, docking bay transit, landing, taking off, shuttling, and moving to or from starship and vehicle sites. So are moving a Death Star, going to or from one in orbit, Light starfighters entering the Death Star: Trench, and both legs of a Bombing Run.',
  },
  'MOV-009': {
    title: 'Only the mover has moved',
    text: 'The regular move is used up for the card that performs it. The cards that it carries along keep theirs.',
  },
  'MOV-010': {
    title: 'Reacts use no regular move',
    text: 'Landspeed, hyperspeed or any other such move is not a regular move while it is made as part of a react.',
  },
  'MOV-011': {
    title: 'One regular move a turn',
    text: 'Each card gets a single regular move per turn. After that it can still make unlimited moves or be carried.',
  },
  'MOV-012': {
    title: 'Regular moves: in your move phase',
    text: 'You make regular moves in your own move phase. Another time is possible only where a card or rule provides it.',
  },
  'MOV-013': {
    title: 'Regular moves from game text',
    text: 'Rules grant some regular moves and game text grants others. Both kinds draw on the one regular move that the card has for the turn.',
  },
  'MOV-014': {
    title: 'Free moves still count',
    text: 'Free means that you use no Force. A regular move that is free is still the regular move of that card for this turn.',
  },
  'MOV-015': {
    title: 'Attack Run: Light goes in',
    text: 'When your Light starfighters fly into the Death Star: Trench on an Attack Run, each makes its regular move. You use no Force for it.',
  },
  'MOV-016': {
    title: 'Attack Run: Dark gives chase',
    text: 'Dark starships that enter the Trench in pursuit do so by an unlimited move, and for free.',
  },
  'MOV-017': {
    title: 'Attack Run: flying back out',
    text: 'When the destinies of the Attack Run have been drawn, the starfighters leave the Trench for the Death Star system. The way back is a free, unlimited move.',
  },
  'MOV-018': {
    title: 'Bombing Run: going down',
    text: 'To bring a TIE bomber down to its target site you spend its regular move and 1 Force, and 1 Force more for every cloud sector that it passes.',
  },
  'MOV-019': {
    title: 'Bombing Run: coming back',
    text: 'The flight from the bombed site back up to the system is again a regular move, but free. Clouds on the way cost nothing.',
  },
  'MOV-020': {
    title: 'Docking bay transit',
    text: 'You may send your characters and vehicles, as many as you like, from a docking bay to any other that is on table. All travel together as a single group.',
  },
  'MOV-021': {
    title: 'Transit needs no starship',
    text: 'For docking bay transit you need no starship and no hyperspeed, and the two docking bays need not be related. We imagine the ships as hired.',
  },
  'MOV-022': {
    title: 'Weapons in docking bay transit',
    text: 'The only weapons that can go along as members of the group are those that deploy on a site and have game text that lets them move, such as Medium Repeating Blaster Cannon.',
  },
  'MOV-023': {
    title: 'Landed starships cannot transit',
    text: 'Docking bay transit is for characters, vehicles and self-moving site weapons. A starship landed at the docking bay cannot use it.',
  },
  'MOV-024': {
    title: 'Cost of docking bay transit',
    text: 'You pay once for the whole group: the transit cost on the docking bay that you leave, changed by whatever the docking bay of arrival says about it.',
  },
  'MOV-025': {
    title: 'Docking bay without a cost',
    text: 'If the docking bay that you leave prints no transit cost, start from 0. What the docking bay of arrival adds or takes away still applies.',
  },
  'MOV-026': {
    title: 'Riding along in a transit',
    text: 'Characters who sit in a vehicle during its docking bay transit are merely carried. They have not moved and keep their regular move.',
  },
  'MOV-027': {
    title: 'Follow: the leader moves freely',
    text: 'If a card says that one card may follow another, it does not matter how the leader moved: docking bay transit or an Interrupt that relocates it will do.',
  },
  'MOV-028': {
    title: 'Follow: the ways to follow',
    text: 'The follower is limited to landspeed, hyperspeed, sector movement, landing and taking off. It may also pass between a mobile system and what that orbits, and into or out of a starship or vehicle site.',
  },
  'MOV-029': {
    title: 'Follow: start where it was',
    text: 'To follow, your card must be at a location that the leader has just left or passed through.',
  },
  'MOV-030': {
    title: 'Follow: all the way',
    text: 'The follower heads for the leader’s new location and nowhere else. If it cannot reach that location in this move, it does not follow at all.',
  },
  'MOV-031': {
    title: 'Follow: the normal cost',
    text: 'Pay for the follower what its own kind of move normally costs.',
  },
  'MOV-032': {
    title: 'Follow: a regular move',
    text: 'By following, a card makes its regular move of the turn.',
  },
  'MOV-033': {
    title: 'Follow: the card may differ',
    text: 'Where the text that lets a card follow says otherwise, the text prevails. Aratech Corporation, for one, makes following free.',
  },
  'MOV-034': {
    title: 'Hyperspeed needs navigation',
    text: 'To use hyperspeed your starship must have an astromech or nav computer aboard.',
  },
  'MOV-035': { title: 'Cost of hyperspeed', text: 'Each hyperspeed move costs you 1 Force, near or far.' },
  'MOV-036': {
    title: 'Hyperspeed: system to system',
    text: 'With hyperspeed you go from the system where you are to a different system card. You cannot stop at a sector, at a site or between the systems.',
  },
  'MOV-037': {
    title: 'Range of hyperspeed',
    text: 'Subtract the lower parsec number from the higher: the result must not be greater than the hyperspeed of the starship.',
  },
  'MOV-038': {
    title: 'Moving 0 parsecs',
    text: 'Two systems at the same parsec are still a hyperspeed move apart. Your starship needs a hyperspeed of at least 1 and its astromech or nav computer.',
  },
  'MOV-039': {
    title: 'Orbiting Death Star, no hyperspeed',
    text: 'A starship that goes from a Death Star to the system it orbits, or back, can do so with hyperspeed 0 and with neither astromech nor nav computer.',
  },
  'MOV-040': {
    title: 'Death Stars can have hyperspeed',
    text: 'Death Stars are not starships, and yet they have hyperspeed of their own or can be given some.',
  },
  'MOV-041': {
    title: 'Who can land',
    text: 'Your starfighters and squadrons, and other cards that move like a starfighter, can land and take off. The rest of the capital starships stay in space.',
  },
  'MOV-042': {
    title: 'Between system and exterior site',
    text: 'You may land straight from a system at any exterior site related to it, and take off the same way.',
  },
  'MOV-043': {
    title: 'Between sector and site',
    text: 'From the lowest cloud sector you may land at a related exterior site, and from Big One at its cave site. Taking off goes back by the same two ways.',
  },
  'MOV-044': {
    title: 'Docking bay of a starship',
    text: 'A starship with a docking bay site takes in guests: your starfighter may land there from the system where that starship is present, and take off to it again.',
  },
  'MOV-045': {
    title: 'Cost of landing and taking off',
    text: 'You use 1 Force to land, and 1 Force to take off.',
  },
  'MOV-046': {
    title: 'Free at a docking bay',
    text: 'If the site is a docking bay, you land or take off for free.',
  },
  'MOV-047': {
    title: 'TIEs need a docking bay',
    text: 'A TIE may not land just anywhere: the site has to be a docking bay.',
  },
  'MOV-048': {
    title: 'Landed means unpiloted',
    text: 'As long as your starship is landed it is treated as unpiloted, whoever is aboard.',
  },
  'MOV-049': {
    title: 'Landing through clouds',
    text: 'Once cloud sectors are on table at the system, the direct way down is closed. Your starfighter flies through the clouds first and lands from the lowest of them; taking off likewise brings it to the lowest.',
  },
  'MOV-050': {
    title: 'Moving by landspeed',
    text: 'Your character, creature or vehicle may walk or drive to adjacent sites with its landspeed. That is its regular move.',
  },
  'MOV-051': {
    title: 'Cost of landspeed',
    text: 'A move by landspeed costs 1 Force in all, whether it covers one site or several.',
  },
  'MOV-052': {
    title: 'Vehicles stay outdoors',
    text: 'By landspeed your vehicle may go only to and through exterior sites, unless its card lets it go inside.',
  },
  'MOV-053': {
    title: 'Normal landspeed is 1',
    text: 'Your character or creature has landspeed 1 if nothing says otherwise. The landspeed of a vehicle is on its card.',
  },
  'MOV-054': {
    title: 'Landspeed is a maximum',
    text: 'In its one move a card may go as many adjacent sites as its landspeed, or fewer if you like.',
  },
  'MOV-055': {
    title: 'Sites that slow you down',
    text: 'Some sites, such as Tatooine: Desert, want extra landspeed when you enter, leave or cross them. That much less is left for the rest of the way.',
  },
  'MOV-056': {
    title: 'No turning back',
    text: 'Within one landspeed move your card keeps its direction; it cannot return the way it came.',
  },
  'MOV-057': {
    title: 'Stopping ends the move',
    text: 'When a card has stopped, its landspeed move is finished. You cannot save the landspeed that is left for later in the turn.',
  },
  'MOV-058': {
    title: 'Landspeed joins sites only',
    text: 'Landspeed brings you from site to site. It cannot bring you up to a sector or a system.',
  },
  'MOV-059': {
    title: 'Death Stars: hyperspeed only',
    text: 'Hyperspeed is the one way in which you can move a Death Star.',
  },
  'MOV-060': {
    title: 'Where Death Stars get hyperspeed',
    text: 'What gives the first Death Star hyperspeed is its own game text, or some other card. For Death Star II it is That Thing’s Operational alone.',
  },
  'MOV-061': {
    title: 'Moving a Death Star',
    text: 'You move a Death Star as you would use any hyperspeed: 1 Force, no farther than its hyperspeed reaches, and once a turn as its regular move.',
  },
  'MOV-062': {
    title: 'Death Stars navigate unaided',
    text: 'Neither astromech nor nav computer is asked of a Death Star that uses hyperspeed.',
  },
  'MOV-063': {
    title: 'Death Stars in deep space',
    text: 'A Death Star, and only a Death Star, may stop in deep space, even at a parsec where there is a system that it could orbit.',
  },
  'MOV-064': {
    title: 'Say where the Death Star is',
    text: 'When you move a Death Star, announce its new parsec, and whether it orbits a system there (which one?) or lies in deep space.',
  },
  'MOV-065': {
    title: 'Death Star changes orbit',
    text: 'A Death Star with hyperspeed above 0 may move 0 parsecs for 1 Force: into orbit, out to deep space or over to another system at its parsec.',
  },
  'MOV-066': {
    title: 'A Death Star takes everything along',
    text: 'When a Death Star moves, all cards at it go with it, yours and your opponent’s.',
  },
  'MOV-067': {
    title: 'Death Stars are not starships',
    text: 'A Death Star is a mobile system. What cancels or changes the hyperspeed of starships leaves it alone, unless it mentions Death Stars.',
  },
  'MOV-068': {
    title: 'Hyperspeed to a Death Star',
    text: 'For a starship a Death Star is a system like any other: it can go there or leave by hyperspeed, in deep space too.',
  },
  'MOV-069': {
    title: 'Between Death Star and orbited system',
    text: 'For 1 Force and its regular move your starship may go from a Death Star to the planet system that it orbits, or the other way. This works even for a starship that has no hyperspeed or may not use it.',
  },
  'MOV-070': {
    title: 'No orbit, no short way',
    text: 'A Death Star in deep space orbits nothing, so only hyperspeed leads away from it. To share a parsec with a system is not enough.',
  },
  'MOV-071': {
    title: 'Starships among asteroids',
    text: 'Asteroid sectors are open to starships of every class.',
  },
  'MOV-072': {
    title: 'Who may enter clouds',
    text: 'In cloud sectors only starfighters and what moves like them may fly, with the patrol craft, shuttle vehicles and cloud cars whose landspeed is more than 0.',
  },
  'MOV-073': {
    title: 'Cost of sector movement',
    text: 'You use 1 Force for each move to, from or between sectors.',
  },
  'MOV-074': {
    title: 'Between system and sectors',
    text: 'From the system you can enter only that related sector which lies nearest to it, and from that sector alone can you go back to the system.',
  },
  'MOV-075': { title: 'From sector to sector', text: 'A card at a sector may move to the sector beside it.' },
  'MOV-076': {
    title: 'Starfighters cross two sectors',
    text: 'Your starfighter, or a card that moves like one, may go two sectors far in one move between sectors, for the same 1 Force.',
  },
  'MOV-077': {
    title: 'Vehicles cross one sector',
    text: 'The vehicles that clouds admit advance by one sector per move. Only if their text has them move like a starfighter may they go two.',
  },
  'MOV-078': {
    title: 'Where sectors meet the ground',
    text: 'From sectors there are two ways to land and no more: Big One to its own site, and the lowest cloud sector to a related exterior site. Take off by the same ways.',
  },
  'MOV-079': {
    title: 'Death Star II sectors',
    text: 'Inside Death Star II special movement rules replace those for other sectors. To enter takes a regular move and 1 Force.',
  },
  'MOV-080': {
    title: 'Shuttling',
    text: 'For 1 Force and its regular move, you may shuttle a character or vehicle of yours up from an exterior site. It goes to a capital starship of yours at the related system, and may come down in the same way.',
  },
  'MOV-081': {
    title: 'Where shuttling fails',
    text: 'Without a shuttle vehicle you cannot shuttle from or to an interior site, a starfighter or your opponent’s starship, nor if your starship is at some unrelated system.',
  },
  'MOV-082': {
    title: 'Aboard a vehicle that shuttles',
    text: 'Characters in a vehicle ride along when it shuttles. They are carried, so it is no move of theirs.',
  },
  'MOV-083': {
    title: 'Shuttling through clouds',
    text: 'Add 1 Force to the cost of shuttling for every cloud sector that lies between the system and its sites. A shuttle vehicle ignores this.',
  },
  'MOV-084': {
    title: 'Shuttle vehicles reach any starship',
    text: 'With a shuttle vehicle your characters can go between its site and any starship of yours at the related system, even a starfighter.',
  },
  'MOV-085': {
    title: 'Shuttle vehicle: who has moved',
    text: 'When a shuttle vehicle shuttles somebody, both it and each character it takes have made their regular move.',
  },
  'MOV-086': {
    title: 'Shuttle vehicle: free',
    text: 'You use no Force to shuttle with a shuttle vehicle, not even when there are clouds.',
  },
  'MOV-087': {
    title: 'Shuttle vehicle: there and back',
    text: 'The shuttle vehicle flies up and returns, so you leave it at its site.',
  },
  'MOV-088': {
    title: 'Shuttle vehicle: going up',
    text: 'On the way up your passenger disembarks from the shuttle vehicle and embarks on the starship that you chose, all in the same action.',
  },
  'MOV-089': {
    title: 'Shuttle vehicle: coming down',
    text: 'On the way down your character leaves the starship and embarks on the shuttle vehicle in the same action. Afterwards he is inside the vehicle, not out at the site.',
  },
  'MOV-090': {
    title: 'Boarding while you shuttle',
    text: 'Only a shuttle vehicle lets characters embark or disembark as part of shuttling. If you shuttle without one, you cannot.',
  },
  'MOV-091': {
    title: 'Starship and vehicle sites',
    text: 'Your cards may move between your starship or vehicle, or its surroundings, and its related sites. This takes a regular move and no Force.',
  },
  'MOV-092': {
    title: 'Between ship and its sites',
    text: 'A card of yours may go from the starship or vehicle card to one of its sites, or from the site to the card if the capacity suffices.',
  },
  'MOV-093': {
    title: 'From vehicle site to carrying starship',
    text: 'While your vehicle is aboard a starship, your cards may move between the sites of the vehicle and the starship card.',
  },
  'MOV-094': {
    title: 'In and out at a site',
    text: 'While your starship or vehicle is at a site, cards may pass between its own sites and the location where it is present. You use Force only if the starship or vehicle site asks for some.',
  },
  'MOV-095': {
    title: 'Your opponent in your sites',
    text: 'Your opponent may enter or leave the sites of your starship or vehicle only from the location around it, never by way of the card itself. He uses the Force that the site names, or none.',
  },
  'MOV-096': {
    title: 'Movement text on a location',
    text: 'If a location lets you move by its text, you make a regular move with it. The exception is text that speaks of a react.',
  },
  'MOV-097': {
    title: 'The location sets the terms',
    text: 'When you may use the movement text of a location, for how much Force and on what conditions is all written on the location.',
  },
  'MOV-098': {
    title: 'One card at a time',
    text: 'Several cards that use the movement text of a location need an action each, unless the location says otherwise.',
  },
  'MOV-099': {
    title: 'Location text without a cost',
    text: 'If you move by the text of a location and it mentions no cost, you use 1 Force for each move.',
  },
}
