export const initiation = {
  rules: {
    'ATK-003':
      'Attacks in your own battle phase. You initiate attacks in your own battle phase only. The exceptions are creatures that meet creatures, and cards that say otherwise.',
    'ATK-015': 'Attacks are free. To initiate an attack costs nothing, whichever side attacks.',
    'ATK-016': 'No presence needed. You need no presence to initiate an attack.',
    'ATK-017':
      'Your own cards too. You may attack your own cards, and a creature that has to attack may force you to.',
    'ATK-019': 'Inactive cards do not attack. An inactive card cannot initiate an attack on a creature.',
    'ATK-024':
      'Creatures must attack. During your battle phase your creature must attack if a potential target is present with it, be it only a card of yours.',
    'ATK-025':
      'A creature must attack only once. A creature makes only one attack a turn that it has to make.',
    'ATK-027':
      'Attacking a creature. Your characters, vehicles and starships can attack a creature with which they are present during your battle phase, be it your own.',
    'ATK-028':
      'One attack at each location. In your battle phase you may initiate only one attack on a creature at each location.',
    'ATK-029':
      'A battle and an attack. A card that has battled this turn can still be in one attack, and the other way round, even at the same location.',
    'ATK-034':
      'When an attack is possible. To initiate an attack, something able to attack must be with something that it can attack.',
    'ATK-036':
      'Chance chooses the target. The target of an attack is chosen at random among the potential targets of the chosen side.',
    'ATK-048':
      'All your cards attack. When you attack a creature, all your characters, vehicles and starships there are attackers. You cannot hold one back.',
    'ATK-049':
      'Any creature may be the target. When you attack a creature, every creature there is a potential target, of either side.',
    'ATK-055':
      'Each creature for itself. Creatures that attack are parasites or non-parasites. Each of them attacks separately.',
    'ATK-056':
      'Who attacks. The player whose battle phase it is attacks with a single creature that is not a parasite.',
    'ATK-062': 'An attached parasite is at rest. A parasite that is attached to a host does not attack.',
    'ATK-077':
      'In every battle phase. In the rulings of August 2001, each creature present with a creature vehicle or with a character who is not a droid must attack once in every battle phase, whichever player’s it is.',
    'ATK-078': 'A creature’s attack is free. A creature attacks a character or creature vehicle for free.',
    'ATK-079':
      'The owner names the side. The owner of the creature decides which side it attacks if both have targets. If that side has several, chance chooses one.',
    'ATK-085':
      'You choose the creature. In the rulings of August 2001, you choose which one of the creatures present you attack.',
    'ATK-086':
      'All that could battle. In the rulings of August 2001, all your cards there that could participate in a battle are in your attack on a creature.',
    'ATK-087':
      '1 Force for an attack. In the rulings of August 2001, you use 1 Force to initiate an attack on a creature.',
    'ATK-093':
      'Attached, but not safe. What is attached to a host can still be attacked by all that is present, the host included, and weapons can target it.',
    'BAT-159':
      'Creatures are another matter. Where battle is barred to a card, an attack is not: it may attack creatures, and they may attack it.',
  },
  reasons: {
    'ATK-003/turn': 'Attacks are started in your own battle phase, and it is the {turn}’s turn.',
    'ATK-003/phase': 'Attacks are started in your battle phase, and it is the {turn}’s {phase}.',
    'ATK-019': '{cards} {cards|is|are} not active and can start no attack.',
    'ATK-025': '{card} has already made its attack this turn.',
    'ATK-028': 'You have already attacked a creature at {at} this turn.',
    'ATK-029': '{cards} {cards|has|have} already made an attack this turn.',
    'ATK-034/no creature': '{card} is no creature.',
    'ATK-034/elsewhere': '{card} is not at {at}.',
    'ATK-034/apart': '{card} is not with {by}, so {by} cannot attack it.',
    'ATK-034/no target': 'Nothing that {card} could attack is with it.',
    'ATK-034/nobody': 'You have nobody present with {card} at {at} who could attack it.',
    'ATK-034/strangers': '{cards} {cards|is|are} not among those who can attack there.',
    'ATK-048': 'Nobody can be held back: {cards} {cards|attacks|attack} too.',
    'ATK-056': '{card} attacks in its own player’s battle phase only.',
    'ATK-062': '{card} is attached to {ship} and attacks nobody.',
    'ATK-086': 'All who could battle there attack together: {cards} {cards|attacks|attack} too.',
  },
  log: {
    'attack on a creature': '{cards} {cards|attacks|attack} {card} at {at}{cost}.',
  },
  deeds: {
    attack: 'attack',
    'attack/offer': '[{cards}: attack {card}|{card}: attack]{cost}',
  },
}
