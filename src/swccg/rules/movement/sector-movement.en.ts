export const sectorMovement = {
  rules: {
    'MOV-071': 'Starships among asteroids. Asteroid sectors are open to starships of every class.',
    'MOV-072':
      'Who may enter clouds. In cloud sectors only starfighters and what moves like them may fly, with the patrol craft, shuttle vehicles and cloud cars whose landspeed is more than 0.',
    'MOV-073': 'Cost of sector movement. You use 1 Force for each move to, from or between sectors.',
    'MOV-074':
      'Between system and sectors. From the system you can enter only that related sector which lies nearest to it, and from that sector alone can you go back to the system.',
    'MOV-075': 'From sector to sector. A card at a sector may move to the sector beside it.',
    'MOV-076':
      'Starfighters cross two sectors. Your starfighter, or a card that moves like one, may go two sectors far in one move between sectors, for the same 1 Force.',
    'MOV-077':
      'Vehicles cross one sector. The vehicles that clouds admit advance by one sector per move. Only if their text has them move like a starfighter may they go two.',
    'MOV-079':
      'Death Star II sectors. Inside Death Star II special movement rules replace those for other sectors. To enter takes a regular move and 1 Force.',
    'TRM-223':
      'Starfighters only inside. Death Star II sectors admit starfighters and nothing else. Squadrons and capital starships are kept out, even if they move like starfighters.',
    'TRM-225':
      'Dark enters only in pursuit. Your Dark starfighter may go into the Death Star II sectors only as long as a Light starfighter is at one of them.',
    'TRM-226':
      'Dark leaves after the chase. If no Light starfighter is left in the Death Star II sectors during your move phase as Dark, you must bring each of your starfighters there one sector nearer to the system. This is free.',
    'TRM-238':
      'Among asteroids. For 1 Force your piloted starship goes to an adjacent asteroid sector; a starfighter goes up to two of them in one move.',
    'TRM-241':
      'Two cloud sectors at once. In the rulings of August 2001, every starfighter or vehicle that clouds admit may fly up to two related cloud sectors far in one move, for 1 Force.',
  },
  reasons: {
    'MOV-071': '{card} is no starship, and only starships go among asteroids like {to}.',
    'MOV-072':
      '{to} is open to starfighters, cloud cars, patrol craft and shuttle vehicles; {card} is none of these.',
    'MOV-072/landspeed': '{card} has no landspeed above 0 and so cannot fly at {to}.',
    'MOV-072/no ship': '{card} is neither a starship nor a vehicle, and only those use sector movement.',
    'MOV-074': '{from} and {to} are not next to each other: only the sector nearest the system leads to it.',
    'MOV-074/apart': '{from} and {to} do not belong to the same system.',
    'MOV-075': '{to} is not adjacent to {from}, and {card} moves one sector at a time.',
    'MOV-075/aboard': 'Sector movement takes {card} from a location to a location, and this does not.',
    'MOV-075/apart': '{from} and {to} are not sectors of the same kind at the same system.',
    'MOV-075/no sector': 'Neither {from} nor {to} is a sector.',
    'MOV-076': '{card} can go two sectors at a time; {to} is further than that from {from}.',
    'MOV-077': '{card} is a vehicle, and vehicles move one sector at a time.',
    'MOV-079':
      '{from} and {to} are not next to each other, and inside Death Star II {card} moves one sector at a time.',
    'MOV-079/aboard': '{card} flies into Death Star II, and out of it, from a location to a location only.',
    'MOV-079/elsewhere': 'Neither {from} nor {to} is a sector of Death Star II.',
    'MOV-079/own rules':
      'For the sectors of Death Star II {card} uses their own kind of move, not sector movement.',
    'TRM-223': '{card} is no starfighter, and nothing else flies inside Death Star II.',
    'TRM-225': '{card} may enter {to} only while a Light Side starfighter is at a sector of Death Star II.',
  },
  log: {
    'move/sector movement': '{cards} {cards|moves|move}[ from {from}] to {to}{cost}.',
    'move/death star ii sector': '{cards} {cards|flies|fly}[ from {from}] to {to}{cost}.',
  },
  labels: {
    'sector movement': 'sector move',
    'death star ii sector': 'Death Star II sector',
  },
  moves: {
    'sector movement': 'sector movement',
    'death star ii sector': 'move in Death Star II sectors',
  },
  offers: {
    'sector movement': '{cards}: sector movement to {to}',
    'death star ii sector': '{cards}: fly to {to}',
  },
}
