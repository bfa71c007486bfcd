export const movement = {
  rules: {
    'MOV-001': 'The move phase. Your turn has six phases. The fifth is the move phase, which you reach from the battle phase and leave for the draw phase.',
    'MOV-002': 'Who moves, and what. In your move phase you may move your own characters, vehicles, starships and anything else of yours that is able to move. You are never forced to.',
    'MOV-003': 'Three kinds of movement. Whenever a character, creature, starship, vehicle or mobile Death Star system moves, it makes a regular move, an unlimited move or a react. There is no fourth kind.',
    'MOV-004': 'Other relocation is not movement. If a card changes place in any way other than by regular move, unlimited move or react, it has not moved. Whatever limits, changes, cancels or suspends movement has no hold on it.',
    'MOV-006': 'Astromechs serve hyperspeed only. Your starship wants an astromech or nav computer only when it uses hyperspeed. It may make all its other moves without one.',
    'MOV-008':
      'The list of regular moves. These are regular moves: landspeed, hyperspeed, sector movement, location text, docking bay transit, landing, taking off, shuttling, and moving to or from starship and vehicle sites. So are moving a Death Star, going to or from one in orbit, Light starfighters entering the Death Star: Trench, and both legs of a Bombing Run.',
    'MOV-011': 'One regular move a turn. Each card gets a single regular move per turn. After that it can still make unlimited moves or be carried.',
    'MOV-012': 'Regular moves: in your move phase. You make regular moves in your own move phase. Another time is possible only where a card or rule provides it.',
    'MOV-013': 'Regular moves from game text. Rules grant some regular moves and game text grants others. Both kinds draw on the one regular move that the card has for the turn.',
    'MOV-014': 'Free moves still count. Free means that you use no Force. A regular move that is free is still the regular move of that card for this turn.',
    'MOV-100': 'The list of unlimited moves. These are unlimited moves: to embark or disembark, to cross between docked starships, to change capacity slot, to be relocated to another location, and prisoner transfers.',
    'MOV-101': 'As many as you like. There is no limit to the unlimited moves that one card makes in a turn, and it may have made its regular move already.',
    'MOV-161': 'Always within range. A card that uses landspeed or hyperspeed never goes beyond its own range, unless a card says in so many words that it may. The old phrase “if within range” is therefore superfluous.',
    'TRM-449': 'Classes of starships. A starship is a capital starship, a starfighter or a squadron. You find the keyword in its description box.',
    'TRM-456': 'Landed starships: all are passengers. Everyone in your landed starship is a passenger who may be forfeited and may use game text, but does not pilot. All that a pilot can still do is take off or fly out of the starship that holds it.',
  },
  reasons: {
    'MOV-002': '{card} is not yours to move.',
    'MOV-002/one by one': 'No group makes such a move in one action: {card} goes alone, and others after it.',
    'MOV-011': '{card} has already made its regular move this turn[: {by}].',
    'MOV-012/phase': '{card} does not make this move in the {turn}’s {phase}. Regular moves belong to your own move phase.',
  },
  log: { 'stays behind': '{card} cannot move and stays behind.' },
}
