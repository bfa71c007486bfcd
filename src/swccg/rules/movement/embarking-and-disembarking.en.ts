export const embarkingAndDisembarking = {
  rules: {
    'MOV-103':
      'Embark and disembark. A card embarks when it goes onto another card and disembarks when it gets off, provided that the other card is no location. Both are unlimited moves and free.',
    'MOV-104':
      'Embarked cards are carried. Once your card has embarked, the card that it is aboard carries it.',
    'MOV-106':
      'On and off at a site. At a site your character or vehicle may embark on your vehicle or landed starship that is present, or disembark from it.',
    'MOV-107':
      'In and out of cargo. Your starship may embark into the cargo hold of another starship of yours from the system where that one is present, or disembark from there to the system.',
    'MOV-108':
      'Luke’s Backpack. A character that may ride in Luke’s Backpack can climb in or out at the site where the Backpack is present.',
    'MOV-110':
      'No other way aboard. Beyond the ways that the rules list, you cannot embark or disembark. A character in space cannot step down to a site, nor across to the next starship.',
    'MOV-113':
      'Taken off without moving. A card may also leave its carrier through an action that is not movement, as a character does that goes missing.',
    'MOV-114':
      'Put aboard without moving. A card may also come aboard through an action that is not movement, as a captive can when it is seized.',
    'MOV-185':
      'No passenger slot needed. Something that moves like a character fills no passenger capacity where it is aboard.',
    'MOV-189':
      'No starfighter slot either. A card that moves like a starfighter does not fit into capacity for starfighters by virtue of that.',
    'MOV-200': 'When you may embark. You embark on other cards in your own move phase.',
    'MOV-201':
      'Crew of a carried ship. When a landed starship or a vehicle is itself aboard a starship, the characters inside it take none of the capacity of the outer starship.',
    'TRM-267':
      'No pilot needed to embark. Your starship can enter or leave the cargo bay of another starship even when it is unpiloted.',
    'TRM-268':
      'In and out of Luke’s Backpack. A character that Luke’s Backpack can hold gets in and out for free, by unlimited moves.',
    'TRM-344':
      'No footing at a sector. A character can be at a sector only inside something that may be there, and so can a vehicle that may not be there by itself.',
  },
  reasons: {
    'MOV-103': '{card} embarks on another card, and there is none here.',
    'MOV-103/already': '{card} is aboard {ship} already.',
    'MOV-103/not aboard': '{card} is not aboard anything.',
    'MOV-106':
      '{card} boards your vehicles and landed starships at the site where it is; {ship} is none of these.',
    'MOV-106/apart': '{card} is at {from} and {ship} at {at}: one boards what is at the same site.',
    'MOV-106/elsewhere': '{card} disembarks where {ship} is[, and not at {to}].',
    'MOV-107/apart':
      '{card} can enter a cargo bay only from the system where that starship is present; {ship} is not there.',
    'MOV-107/elsewhere':
      '{card} leaves the cargo bay of {ship} at the system where {ship} is[, and not at {to}].',
    'MOV-107/landed': '{card} is landed, and cargo bays are entered at a system only.',
    'MOV-107/no system': '{ship} is not at a system, so {card} cannot leave its cargo bay.',
    'MOV-108': '{card} is not where the bearer of {ship} is.',
    'MOV-108/site': '{card} gets into {ship} at a site only.',
    'MOV-108/who': '{ship} does not take {card}, or has no room left.',
    'MOV-110': 'From where it is, {card} has no way on or off {ship}.',
    'MOV-110/elsewhere': '{card} gets off where {ship} is[, and not at {to}].',
    'MOV-110/in space': '{ship} is not at a site, so {card} can neither board nor leave it here.',
    'MOV-110/inside': '{ship} is itself inside something, so {card} cannot step out to a location.',
    'MOV-189': '{card} is no character, vehicle or starship, so it has no place of its own aboard {ship}.',
    'MOV-200/phase': '{card} embarks and disembarks in your own move phase; it is the {turn}’s {phase}.',
    'TRM-344': 'Nobody stands in a sector outside a vehicle or starship.',
  },
  log: {
    'move/embark': '{cards} {cards|embarks|embark} on {ship}[ ({slot})]{cost}.',
    'move/disembark': '{cards} {cards|disembarks|disembark}[ at {to}]{cost}.',
  },
  labels: {
    embark: 'embark',
    disembark: 'disembark',
  },
  moves: {
    embark: 'embarking',
    disembark: 'disembarking',
  },
  offers: {
    embark: '{cards}: embark on {ship}[ ({slot})]',
    disembark: '{cards}: disembark[ at {to}]',
  },
}
