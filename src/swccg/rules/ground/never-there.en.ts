export const neverThere = {
  rules: {
    'KRN-234':
      'Characters stay at sites. A character that is not aboard a starship or vehicle can be at a site and at no other kind of location.',
    'KRN-235':
      'The Trench by starship only. You cannot deploy characters to Death Star: Trench. The only ones ever there are aboard starships.',
    'KRN-236':
      'Where vehicles can be. A vehicle outside a starship belongs at exterior sites. Cloud cars, patrol craft and shuttle vehicles can be at cloud sectors as well.',
    'KRN-237': 'Lift Tubes stay inside. A Lift Tube can be at interior mobile sites and nowhere else.',
    'KRN-238':
      'Where capital starships can be. Your capital starship can be at systems and asteroid sectors. Only one that moves like a starfighter gets to other places.',
    'KRN-239':
      'Where starfighters can be. Systems, sectors and exterior sites are open to starfighters and to starships that deploy and move like them.',
    'KRN-240':
      'Nothing but holograms. No character, creature, vehicle, starship, weapon or device can be at a holosite.',
    'KRN-264':
      'Inactive together. A card that becomes inactive does not leave table. What is deployed on it or carried by it is not lost, but becomes inactive with it.',
    'MOV-007':
      'Places a card may never be. Where a rule says that a class of card may never be at some place, you can neither deploy such a card there nor move it there.',
  },
  reasons: {
    'KRN-240': '{to} is a holosite: {card} cannot be there.',
    'KRN-234': 'Unless it is aboard something {card} can be at sites only, and {to} is none.',
    'KRN-235': '{card} can be at {to} only aboard a starship.',
    'KRN-236':
      '{card} is a vehicle, which {to} does not admit. Vehicles go to exterior sites, and the flying ones to cloud sectors.',
    'KRN-237/aboard':
      'The text of {card} names the only places where it exists, and aboard {ship} is none of them.',
    'KRN-237': 'The text of {card} does not let it be at {to}.',
    'KRN-238': '{card} is a capital starship; it can be at systems and asteroid sectors, but not at {to}.',
    'KRN-239': '{card} can be at systems, sectors and exterior sites; {to} is an interior site.',
    'MOV-007': '{card} is a creature and can never be at a sector such as {to}.',
    'MOV-007/habitat': '{to} is not in the habitat of {card}, which can be nowhere else.',
    'MOV-007/trench': 'Starships do not land at {to} or take off from it: only an Attack Run leads there.',
  },
}
