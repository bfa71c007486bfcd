export const docking = {
  rules: {
    'MOV-121':
      'Dock two starships. If you have two starships present at one system or at one sector, you may dock them in your move phase.',
    'MOV-122':
      'What docking requires. One starship of the pair must have ship-docking capability, and one of them must be piloted. It may be the same one.',
    'MOV-123':
      'Capital starships can dock. You may treat any capital starship as having ship-docking capability, even if its card does not mention it.',
    'MOV-124':
      'Cost of docking. For 1 Force you dock the two starships, exchange as many characters, vehicles and starships in both directions as fit, and undock.',
    'MOV-125':
      'Docked: bridge to bridge. A character crosses from the bridge of one docked starship, as pilot or passenger, to the bridge of the other.',
    'MOV-126':
      'Docked: cargo to cargo. A vehicle or starship crosses from the cargo hold of one docked starship into the cargo hold of the other.',
    'MOV-127':
      'Docked: not through sites. Starship sites take no part in docking: you cannot bring anything out of them or into them that way.',
    'MOV-128':
      'Docking moves only the starships. Of all the cards involved in docking, just the two starships move. What crosses between them has not moved.',
    'MOV-209':
      'Docking capability must be printed. In the rulings of August 2001 a capital starship does not have ship-docking capability by itself: one of the two cards has to say so.',
  },
  reasons: {
    'MOV-121': '{card} and {ship} are not present at the same system or sector, so they cannot dock.',
    'MOV-121/no starship': '{card} is no starship, and only starships dock.',
    'MOV-121/not yours': '{card} is not yours, and you dock your own starships only.',
    'MOV-121/phase': '{card} docks in your own move phase; it is the {turn}’s {phase}.',
    'MOV-121/two': 'Two different starships dock with each other.',
    'MOV-122': 'Neither {card} nor {ship} is piloted; to dock, one of them must be.',
    'MOV-122/capability': 'Neither {card} nor {ship} has ship-docking capability.',
    'MOV-124': '{card} crosses from one of the docked starships to the other; {ship} is not the other.',
    'MOV-125':
      '{card} crosses from the bridge of one docked starship to the bridge of the other, and this is not so here.',
    'MOV-126': '{card} comes from a cargo bay and crosses into the cargo bay of {ship} only.',
    'MOV-127':
      '{card} is not in a capacity slot of either docked starship, and nothing else crosses to {ship}.',
    'MOV-209':
      'In the rulings of August 2001 a capital starship docks only if ship-docking capability is printed on {card} or {ship}.',
    '*/elsewhere': '{card} is in no capacity slot of either docked starship, so it cannot cross to {ship}.',
  },
  log: {
    'move/dock': '{cards} dock{cost}.',
  },
  labels: {
    dock: 'dock',
  },
  moves: {
    dock: 'docking',
  },
  offers: {
    dock: '{cards}: dock[ and bring {crossing} across]',
  },
}
