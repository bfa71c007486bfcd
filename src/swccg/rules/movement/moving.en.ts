export const moving = {
  rules: {
    'MOV-001':
      'The move phase. Your turn has six phases. The fifth is the move phase, which you reach from the battle phase and leave for the draw phase.',
    'MOV-002':
      'Who moves, and what. In your move phase you may move your own characters, vehicles, starships and anything else of yours that is able to move. You are never forced to.',
    'MOV-003':
      'Three kinds of movement. Whenever a character, creature, starship, vehicle or mobile Death Star system moves, it makes a regular move, an unlimited move or a react. There is no fourth kind.',
    'MOV-004':
      'Other relocation is not movement. If a card changes place in any way other than by regular move, unlimited move or react, it has not moved. Whatever limits, changes, cancels or suspends movement has no hold on it.',
    'MOV-005':
      'Unpiloted cards cannot move. A vehicle or starship that nobody pilots or drives stays where it is. Lift Tubes and creature vehicles are never unpiloted.',
    'MOV-006':
      'Astromechs serve hyperspeed only. Your starship wants an astromech or nav computer only when it uses hyperspeed. It may make all its other moves without one.',
    'MOV-008':
      'The list of regular moves. These are regular moves: landspeed, hyperspeed, sector movement, location text, docking bay transit, landing, taking off, shuttling, and moving to or from starship and vehicle sites. So are moving a Death Star, going to or from one in orbit, Light starfighters entering the Death Star: Trench, and both legs of a Bombing Run.',
    'MOV-009':
      'Only the mover has moved. The regular move is used up for the card that performs it. The cards that it carries along keep theirs.',
    'MOV-011':
      'One regular move a turn. Each card gets a single regular move per turn. After that it can still make unlimited moves or be carried.',
    'MOV-012':
      'Regular moves: in your move phase. You make regular moves in your own move phase. Another time is possible only where a card or rule provides it.',
    'MOV-013':
      'Regular moves from game text. Rules grant some regular moves and game text grants others. Both kinds draw on the one regular move that the card has for the turn.',
    'MOV-014':
      'Free moves still count. Free means that you use no Force. A regular move that is free is still the regular move of that card for this turn.',
    'MOV-100':
      'The list of unlimited moves. These are unlimited moves: to embark or disembark, to cross between docked starships, to change capacity slot, to be relocated to another location, and prisoner transfers.',
    'MOV-101':
      'As many as you like. There is no limit to the unlimited moves that one card makes in a turn, and it may have made its regular move already.',
    'MOV-141':
      'Carried cards stand still. While a card is aboard another, the travels of that other card are not its own: it is not moving.',
    'MOV-146':
      'Deployed there, moves elsewhere. Text that limits where you may deploy a card does not hold it there. Afterwards it may move to other places like any other card.',
    'MOV-147': 'Cannot move. A card that cannot move makes no regular move, no unlimited move and no react.',
    'MOV-149':
      'The rest of the group moves. When an action moves several cards and one of them cannot move, that one stays. The others move all the same.',
    'MOV-150':
      'Other words for cannot move. “Cannot move” appears in other words as well: “may not move”, “may not be moved”, “cannot be moved”. On any card these are one and the same.',
    'MOV-161':
      'Always within range. A card that uses landspeed or hyperspeed never goes beyond its own range, unless a card says in so many words that it may. The old phrase “if within range” is therefore superfluous.',
    'MOV-215':
      'Must have pilot aboard. Old cards say that a pilot must be aboard to use power, maneuver or hyperspeed. The rules on starships and vehicles say that anyway, so the words add nothing.',
    'TRM-045':
      'Bridge and cargo bay. Slots for pilots, drivers and passengers are on the bridge or in the cockpit, and characters there fill them. Slots for vehicles and starfighters are in the cargo bay.',
    'TRM-046':
      'At its sites, not on board. A character at a site of your starship or vehicle fills no slot of the card. From there he does not pilot, drive or improve it in any way.',
    'TRM-048':
      'Only passengers in the cargo bay. Whoever is aboard a vehicle or starship while it lies in a cargo bay is its passenger and neither pilots nor drives it.',
    'TRM-123':
      'Transport vehicle without driver. Lift Tubes apart, a transport vehicle with no driver does not move and has no use of its power, maneuver, landspeed, weapons or devices. Of its text, what concerns deployment and capacity still works.',
    'TRM-303':
      'Who is a passenger. Everyone aboard your starship or vehicle who is not piloting or driving it is a passenger. Astromechs are passengers too.',
    'TRM-313':
      'What is lost without pilot. Your unpiloted starship, combat vehicle or shuttle vehicle cannot move and has no use of its power, maneuver, hyperspeed, landspeed, weapons or devices. Only its text about deployment and capacity works.',
    'TRM-314':
      'Surplus pilots ride along. A pilot who comes aboard takes a pilot slot if there is one. When all are filled he is a passenger, and his text does not improve the ship.',
    'TRM-328':
      'Planet locations are related. A system includes its sites and cloud sectors. Each of them is related to the system and to all the others.',
    'TRM-334':
      'Sites of one ship are related. All the sites that belong to one starship, one vehicle or one Death Star are related to each other.',
    'TRM-348':
      'Other movement at sectors. At a sector your cards may also react and make unlimited moves as they could elsewhere, apart from the regular moves for that kind of sector.',
    'TRM-358':
      'Battles inside a starship. Cards at a starship site are aboard, but not present on the bridge. They fight the battles at their site and stay out of those that the starship fights.',
    'TRM-449':
      'Classes of starships. A starship is a capital starship, a starfighter or a squadron. You find the keyword in its description box.',
    'TRM-456':
      'Landed starships: all are passengers. Everyone in your landed starship is a passenger who may be forfeited and may use game text, but does not pilot. All that a pilot can still do is take off or fly out of the starship that holds it.',
    'TRM-472':
      'Classes of vehicles. A vehicle is a combat, creature, shuttle or transport vehicle. You find the keyword in its description box.',
    'TRM-473':
      'Creature vehicles guide themselves. A creature vehicle has ability of its own, so it works without driver and without pilot.',
  },
  reasons: {
    'MOV-002': '{card} is not yours to move.',
    'MOV-005': '{card} has not the pilot or driver that it needs to move.',
    'MOV-011': '{card} has already made its regular move this turn[: {by}].',
    'MOV-012/phase':
      '{card} does not make this move in the {turn}’s {phase}. Regular moves belong to your own move phase.',
    'MOV-147': '{card} cannot move[, by the text of {by}].',
    'MOV-150': '{by} says in other words that {card} cannot move.',
    'TRM-123': '{card} has no driver.',
    'TRM-313': '{card} has no pilot.',
  },
}
