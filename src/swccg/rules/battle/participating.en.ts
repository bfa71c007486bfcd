export const participating = {
  rules: {
    'BAT-031':
      'Late arrivals join in. Whoever arrives at the location before the power segment is in the battle at once, unless something such as an earlier battle this turn keeps that card out.',
    'BAT-042':
      'Too late to join. When the power segment has begun, no further card can join the battle, though it may come to the location.',
    'BAT-129':
      'The defender. One player has initiated the battle. The other one is the defender, and so are his cards in it.',
    'BAT-130':
      'May be battled. A card that may be battled stands in for presence when the opponent starts a battle against it, and for nothing else.',
    'BAT-131':
      'May initiate battle. A card that may initiate battle stands in for presence when its own player starts a battle, and for nothing else.',
    'BAT-132':
      'May battle either way. A card that may initiate battle and be battled stands in for presence in battles of both players, and for nothing else.',
    'BAT-134':
      'Occupation that is gone. If a card that may be battled or may initiate battle has its text canceled, is excluded or leaves, the occupation that it gave is gone, and the battle may end at once.',
    'BAT-149':
      'Who takes part. All characters, starships, vehicles, weapons and devices at the location are in the battle, present or aboard something, unless they are excluded.',
    'BAT-150':
      'From when on. A card is in the battle from its initiation or, if it comes before the power segment, from its arrival.',
    'BAT-153': 'Gone is out. A card that leaves the location of the battle is no longer in it.',
    'BAT-158':
      'Left out at once. A card that may not participate is excluded at once and by itself, whether a battle starts where it is or the bar comes in the middle of the battle.',
    'BAT-160': 'What excluding is. To exclude a card is to take it out of the battle that is being fought.',
    'BAT-161':
      'Excluded is inactive. Exclusion makes a card inactive until the battle is over, together with all that is deployed on it or is aboard it.',
    'BAT-162':
      'Excluded cards add nothing. An excluded card brings neither power to the battle nor ability toward battle destiny.',
    'BAT-164':
      'When the pilot is excluded. If the pilot is excluded, his vehicle or starship stays in the battle unpiloted. It may be forfeited, and the inactive cards aboard are then lost with it.',
    'BAT-166':
      'Exclusion disturbs nothing else. When exclusion makes a card inactive, no Objective flips, and no other card on table is canceled or removed because of it.',
    'BAT-167':
      'Excluded cards return together. When the battle has just ended, all cards excluded from it become active again, together and by themselves.',
    'BAT-170':
      'Not every absence is exclusion. A card that becomes inactive in another way, or leaves table, has not been excluded. Texts that prevent exclusion or answer it do not concern it.',
    'BAT-171':
      'Not excluded, but captured. Text that keeps a card from being excluded does not keep it from being captured, missing, lost, taken to hand or placed in the Used Pile.',
    'BAT-172':
      'Aboard the excluded card. Cards that are inactive only because the card that carries them was excluded are not themselves excluded.',
    'BAT-173':
      'Who has excluded. The player whose card excludes another has excluded it, whoever initiated the battle.',
    'BAT-187':
      'Who takes part in 2001. In the rulings of August 2001, all cards present at the location are in the battle, and all on the bridge, in the cockpit or in the cargo bay of vehicles and starships there.',
    'BAT-190':
      'Excluded for one battle. A card is excluded from the current battle only, unless the text that excludes it says otherwise.',
    'BAT-191':
      'No target in battle. An excluded card cannot be targeted by an action that needs its target to be in battle.',
    'BAT-192':
      'What exclusion is in 2001. The rulings of August 2001 list what an excluded card cannot do. They do not make it inactive, and they say nothing of the cards on it or aboard it.',
    'BAT-193':
      'It holds the battle to the end. A card that may be battled or may initiate battle goes on occupying the location for that battle until it is removed from the battle or the battle ends.',
    'BAT-194':
      'Droids that may be battled. While all droids may be battled, every droid counts as occupying its location for battles, even one that pilots a starship.',
    'BAT-301':
      'Inactive cards do not battle. A card that is captured, missing or inactive for another reason is not in a battle at its location.',
    'BAT-197': 'Spies in battles. An undercover spy gives no presence and takes no part in battles.',
    'BAT-100':
      'Too late for the damage. A card that comes to the location in the damage segment is not in the battle. You cannot forfeit it, and attrition does not concern it.',
    'BAT-010':
      'One battle for each card. A character, vehicle or starship that has been in a battle takes part in no other one that turn.',
  },
  reasons: {
    'BAT-010/card': '{card} has been in a battle this turn already, so it takes no part in this one.',
    'BAT-197': '{card} is an undercover spy, so it takes no part in battles.',
    'BAT-197/presence': '{card} is an undercover spy and gives no presence at {at}.',
    'BAT-301': '{card} is inactive, so it takes no part in this battle.',
    'BAT-042': '{card} came after the power segment had begun, so it takes no part in this battle.',
    'BAT-191':
      '{card} is excluded from this battle, so nothing that needs it to be in a battle can choose it.',
    'BAT-100': '{card} came too late to take part in this battle.',
    'BAT-010':
      'What the {by} has at {at} has battled this turn or cannot, and gives no presence for another battle.',
  },
  log: {
    'joins the battle': '{cards} {cards|joins|join} the battle at {at}.',
    'left the battle': '{cards} {cards|has|have} left the battle at {at}.',
    excluded: '{card} is excluded from the battle[, and with it {cards}].',
    'not excluded': '{card} may not be excluded, and goes on taking part.',
    'excluded no longer': '{cards} {cards|is|are} active again.',
  },
  events: {
    excluded: '{card} was just excluded from the battle',
  },
  options: {
    excluded: '{by} is excluded from the battle',
  },
}
