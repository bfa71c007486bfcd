export const starshipAndVehicleSites = {
  rules: {
    'MOV-091':
      'Starship and vehicle sites. Your cards may move between your starship or vehicle, or its surroundings, and its related sites. This takes a regular move and no Force.',
    'MOV-092':
      'Between ship and its sites. A card of yours may go from the starship or vehicle card to one of its sites, or from the site to the card if the capacity suffices.',
    'MOV-093':
      'From vehicle site to carrying starship. While your vehicle is aboard a starship, your cards may move between the sites of the vehicle and the starship card.',
    'MOV-094':
      'In and out at a site. While your starship or vehicle is at a site, cards may pass between its own sites and the location where it is present. You use Force only if the starship or vehicle site asks for some.',
    'MOV-095':
      'Your opponent in your sites. Your opponent may enter or leave the sites of your starship or vehicle only from the location around it, never by way of the card itself. He uses the Force that the site names, or none.',
    'TRM-249':
      'Starship sites for 1 Force. In the rulings of August 2001, you use 1 Force in your move phase to move a card between your starship or vehicle card and a site related to it.',
    'MOV-109':
      'Between bridge and cargo. Aboard your starship a character may go from the bridge into a vehicle or starship of yours in the cargo hold, or come back from it to the bridge.',
  },
  reasons: {
    'MOV-092/who': '{card} is no character, vehicle or starship, so it cannot go in and out of such sites.',
    'MOV-092/flies':
      '{card} is a starship: from outside it lands at a docking bay there, and it takes off to leave.',
    'MOV-092/no way': 'No site of a starship or vehicle lets {card} pass here.',
    'MOV-092/room': '{card} goes from a site to {ship} only if there is room for it.',
    'MOV-093/not aboard':
      '{ship} is not in the cargo bay of that starship, so {card} cannot pass between it and {site}.',
    'MOV-094':
      '{site} opens only to the site at which {ship} is, and {card} would come from or go to somewhere else.',
    'MOV-095': '{ship} is not yours: {card} goes in and out of {site} only by way of the location around it.',
    'TRM-249/not aboard':
      'In the rulings of August 2001 {card} passes only between {site} and {ship} itself.',
    'MOV-109': '{card} is not aboard {ship}, so it cannot go from there to {site}.',
  },
  log: {
    'move/starship site': '{cards} {cards|passes|pass}[ from {from}][ to {to}][ aboard {ship}]{cost}.',
    'move/vehicle site': '{cards} {cards|passes|pass}[ from {from}][ to {to}][ aboard {ship}]{cost}.',
  },
  labels: {
    'starship site': 'starship site',
    'starship site/bridge': 'to the bridge',
    'starship site/hold': 'to the cargo bay',
    'starship site/out': 'leave the starship',
    'vehicle site': 'vehicle site',
    'vehicle site/bridge': 'to the vehicle’s seats',
    'vehicle site/hold': 'to the cargo bay',
    'vehicle site/out': 'leave the vehicle',
  },
  moves: {
    'starship site': 'starship site',
    'vehicle site': 'vehicle site',
  },
  offers: {
    'starship site': '{cards}: to [{to}|{ship}][ ({slot})]',
    'vehicle site': '{cards}: to [{to}|{ship}][ ({slot})]',
  },
}
