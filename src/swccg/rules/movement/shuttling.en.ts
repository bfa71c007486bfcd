export const shuttling = {
  rules: {
    'MOV-080':
      'Shuttling. For 1 Force and its regular move, you may shuttle a character or vehicle of yours up from an exterior site. It goes to a capital starship of yours at the related system, and may come down in the same way.',
    'MOV-081':
      'Where shuttling fails. Without a shuttle vehicle you cannot shuttle from or to an interior site, a starfighter or your opponent’s starship, nor if your starship is at some unrelated system.',
    'MOV-082':
      'Aboard a vehicle that shuttles. Characters in a vehicle ride along when it shuttles. They are carried, so it is no move of theirs.',
    'MOV-083':
      'Shuttling through clouds. Add 1 Force to the cost of shuttling for every cloud sector that lies between the system and its sites. A shuttle vehicle ignores this.',
    'MOV-084':
      'Shuttle vehicles reach any starship. With a shuttle vehicle your characters can go between its site and any starship of yours at the related system, even a starfighter.',
    'MOV-085':
      'Shuttle vehicle: who has moved. When a shuttle vehicle shuttles somebody, both it and each character it takes have made their regular move.',
    'MOV-086':
      'Shuttle vehicle: free. You use no Force to shuttle with a shuttle vehicle, not even when there are clouds.',
    'MOV-087':
      'Shuttle vehicle: there and back. The shuttle vehicle flies up and returns, so you leave it at its site.',
    'MOV-088':
      'Shuttle vehicle: going up. On the way up your passenger disembarks from the shuttle vehicle and embarks on the starship that you chose, all in the same action.',
    'MOV-089':
      'Shuttle vehicle: coming down. On the way down your character leaves the starship and embarks on the shuttle vehicle in the same action. Afterwards he is inside the vehicle, not out at the site.',
    'MOV-305':
      'Shuttling leads to the bridge. A character that you shuttle without shuttle vehicle arrives on the bridge, as pilot or passenger. He cannot go straight to a starship site or into a ship in the cargo hold.',
    'TRM-351':
      'Empty vehicles as freight. You may shuttle a vehicle to a capital starship or pass it between docked starships although nobody pilots or drives it.',
  },
  reasons: {
    'MOV-080/who': '{card} is neither a character nor a vehicle, and nothing else is shuttled.',
    'MOV-081/interior':
      '{to} is an interior site, and without a shuttle vehicle one shuttles to and from exterior ones.',
    'MOV-081/no ship':
      '{card} shuttles between a site and your capital starship, and there is no starship at either end.',
    'MOV-081/no site': '{card} shuttles between {ship} and a site, and there is no site at the other end.',
    'MOV-081/not yours': '{ship} is not yours, so {card} does not shuttle to or from it.',
    'MOV-081/starfighter':
      '{ship} is no capital starship, and nothing else is served without a shuttle vehicle.',
    'MOV-081/system': '{ship} is not at the system that {to} is related to.',
    'MOV-084/no character': '{card} is no character, and {by} shuttles nothing else.',
    'MOV-084/no ship':
      '{by} shuttles to and from your starships at its related system only[, and {ship} is not one of them].',
    'MOV-084/no shuttle': '{by} cannot shuttle anybody.',
    'MOV-084/not at site': '{by} is not at a site, so it cannot shuttle anybody.',
    'MOV-084/too many': '{by} shuttles no more than {count} {count|character|characters} at a time.',
    'MOV-085': 'Shuttling would be the regular move of {by}, which has made one this turn.',
    'MOV-088': '{by} takes up characters that are aboard it, and {card} is not.',
    'MOV-089': '{by} brings down characters from the bridge of {ship}, and {card} is not there.',
    'MOV-089/site': '{by} brings {card} down into itself and not out to the site.',
    'MOV-305': '{card} is not on the bridge of {ship}, and shuttling without a shuttle vehicle starts there.',
  },
  log: {
    'move/shuttling': '{cards} {cards|shuttles|shuttle}[ from {from}][ to {to}][ aboard {ship}]{cost}.',
  },
  labels: {
    shuttling: 'shuttle',
  },
  moves: {
    shuttling: 'shuttling',
  },
  offers: {
    shuttling: '{cards}: shuttle to [{to}|{ship}][ ({slot})][, with {by}]',
  },
}
