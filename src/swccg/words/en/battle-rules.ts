/** The rules of initiating a battle, of who is in it, and of its weapons segment. */
export const battleRules = {
  'DEP-205': {
    title: 'Each react is an action of its own',
    text: 'Each card that deploys or moves as a react does so by an action of its own, whatever card allowed it.',
  },
  'TRM-210': {
    title: 'Others come along',
    text: 'As part of a react other cards may board the reacting card right before it leaves, and leave it right after it has arrived.',
  },
  'BAT-006': {
    title: 'What still happens when it is cut short',
    text: 'When a battle ends for want of presence, whatever waits for its end happens, and whatever lasts until its end is over. Only what needs a battle that has run its full course does not happen.',
  },
  'BAT-008': {
    title: 'No weapon needed',
    text: 'You need no weapons to initiate or fight a battle. With one you can single out a card of your opponent.',
  },
  'BAT-021': {
    title: 'First what happens by itself',
    text: 'When a battle has been initiated, all automatic actions that this triggers come before any response. The player who initiated the battle chooses their order.',
  },
  'BAT-022': {
    title: 'What may respond to a battle',
    text: 'The responses to a battle are the actions that answer a battle just initiated and those that are played at the start of a battle.',
  },
  'BAT-023': {
    title: 'Reacts to a battle',
    text: 'When your opponent has initiated a battle, your react texts may deploy cards into it or move cards to it, or away from it where they say so.',
  },
  'BAT-024': {
    title: 'No react to your own battle',
    text: 'The player who has initiated a battle cannot react to it.',
  },
  'BAT-028': {
    title: 'Newcomers may help',
    text: 'A card must be able to respond or react at the moment when it does. One that has just come by a react may make a further react possible, or be of use to it.',
  },
  'BAT-029': {
    title: 'Turns in the weapons segment',
    text: 'In the weapons segment players take one top-level action each in turn. The player who initiated the battle has the first.',
  },
  'BAT-030': {
    title: 'How the weapons segment ends',
    text: 'When both players pass in a row instead of taking a top-level action, the weapons segment is over.',
  },
  'BAT-031': {
    title: 'Late arrivals join in',
    text: 'Whoever arrives at the location before the power segment is in the battle at once, unless something such as an earlier battle this turn keeps that card out.',
  },
  'BAT-032': {
    title: 'Where battle actions belong',
    text: 'Top-level actions made for battles are as a rule played in the weapons segment only.',
  },
  'BAT-039': {
    title: 'Other actions only here',
    text: 'The weapons segment is also open to top-level actions of other sorts. In the power and damage segments you find only the kinds that are named for them.',
  },
  'BAT-040': {
    title: 'No fight within a battle',
    text: 'During a battle nobody can initiate another battle, nor an attack by a creature or on one.',
  },
  'BAT-129': {
    title: 'The defender',
    text: 'One player has initiated the battle. The other one is the defender, and so are his cards in it.',
  },
  'BAT-133': {
    title: 'Inactive, it occupies nothing',
    text: 'While it is inactive, a card that may be battled or may initiate battle does not make you occupy its location.',
  },
  'BAT-134': {
    title: 'Without its text, no battle',
    text: 'If a card that may be battled or initiate battle loses its text, is excluded or leaves, its location is no longer occupied by it, and the battle may end at once.',
  },
  'BAT-149': {
    title: 'Who takes part',
    text: 'All characters, starships, vehicles, weapons and devices at the location are in the battle, present or aboard something, unless they are excluded.',
  },
  'BAT-150': {
    title: 'From when on',
    text: 'A card is in the battle from its initiation or, if it comes before the power segment, from its arrival.',
  },
  'BAT-151': {
    title: 'Freed and back in battle',
    text: 'A captive who has just been released rejoins a battle that he was in before. The limit of one battle a turn does not stop him.',
  },
  'BAT-153': {
    title: 'Gone is out',
    text: 'A card that leaves the location of the battle is no longer in it.',
  },
  'BAT-154': {
    title: 'Barred cards give no presence',
    text: 'If a card may not participate in battle, you cannot count its presence to initiate one.',
  },
  'BAT-155': {
    title: 'Nor do the cards aboard it',
    text: 'What is aboard a card that may not participate gives you no presence for initiating a battle either.',
  },
  'BAT-156': {
    title: 'Its own text does not help',
    text: 'You cannot initiate a battle by the text of a card that may not participate in it.',
  },
  'BAT-157': {
    title: 'Another text needs another card',
    text: 'Text that makes a battle possible needs a card there that may participate in it. One that may not is not enough.',
  },
  'BAT-158': {
    title: 'Left out at once',
    text: 'A card that may not participate is excluded at once and by itself, whether a battle starts where it is or the bar comes in the middle of the battle.',
  },
  'BAT-159': {
    title: 'Creatures are another matter',
    text: 'Where battle is barred to a card, an attack is not: it may attack creatures, and they may attack it.',
  },
  'BAT-160': {
    title: 'What excluding is',
    text: 'To exclude a card is to take it out of the battle that is being fought.',
  },
  'BAT-161': {
    title: 'Excluded is inactive',
    text: 'Exclusion makes a card inactive until the battle is over, together with all that is deployed on it or is aboard it.',
  },
  'BAT-162': {
    title: 'Excluded cards add nothing',
    text: 'An excluded card brings neither power to the battle nor ability toward battle destiny.',
  },
  'BAT-163': {
    title: 'Excluded cards are not forfeited',
    text: 'You cannot forfeit a card that is excluded or inactive for another reason.',
  },
  'BAT-164': {
    title: 'When the pilot is excluded',
    text: 'If the pilot is excluded, his vehicle or starship stays in the battle unpiloted. It may be forfeited, and the inactive cards aboard are then lost with it.',
  },
  'BAT-166': {
    title: 'Exclusion disturbs nothing else',
    text: 'When exclusion makes a card inactive, no Objective flips, and no other card on table is canceled or removed because of it.',
  },
  'BAT-167': {
    title: 'Excluded cards return together',
    text: 'When the battle has just ended, all cards excluded from it become active again, together and by themselves.',
  },
  'BAT-168': {
    title: 'Inactive crew keeps its slots',
    text: 'Pilots and passengers who are inactive still fill their capacity slots.',
  },
  'BAT-025': {
    title: 'Other responses bring cards in',
    text: 'The player who started the battle cannot react, but may bring cards in with a response that is no react.',
  },
  'BAT-302': {
    title: 'Played out inside the battle',
    text: 'What is begun in the weapons segment, such as a duel, is played out during the battle: texts about destinies in battle can answer its destinies.',
  },
  'BAT-169': {
    title: 'Only cards in battle are excluded',
    text: 'Only a card that is in a battle at that moment can be excluded, apart from one that may not participate.',
  },
  'BAT-170': {
    title: 'Not every absence is exclusion',
    text: 'A card that becomes inactive in another way, or leaves table, has not been excluded. Texts that prevent exclusion or answer it do not concern it.',
  },
  'BAT-172': {
    title: 'Aboard the excluded card',
    text: 'Cards that are inactive only because the card that carries them was excluded are not themselves excluded.',
  },
  'BAT-173': {
    title: 'Who has excluded',
    text: 'The player whose card excludes another has excluded it, whoever initiated the battle.',
  },
  'BAT-174': {
    title: 'In battle',
    text: '“In battle” means the same as participating in battle.',
  },
  'BAT-175': {
    title: 'In a battle together',
    text: 'Two characters are “in a battle together”, “in battle with” each other or “involved in the same battle” when both are in it.',
  },
  'BAT-177': {
    title: 'Targets of Interrupts in battle',
    text: 'What you target with an Interrupt that is played only during battle has to be in that battle, unless the Interrupt says otherwise.',
  },
  'BAT-187': {
    title: 'Who takes part in 2001',
    text: 'In the rulings of August 2001, all cards present at the location are in the battle, and all on the bridge, in the cockpit or in the cargo bay of vehicles and starships there.',
  },
  'BAT-189': {
    title: 'Not the cards at its sites',
    text: 'Characters at the sites of a vehicle or starship are not in a battle where that vehicle or starship is.',
  },
  'BAT-190': {
    title: 'Excluded for one battle',
    text: 'A card is excluded from the current battle only, unless the text that excludes it says otherwise.',
  },
  'BAT-191': {
    title: 'No target in battle',
    text: 'An excluded card cannot be targeted by an action that needs its target to be in battle.',
  },
  'BAT-192': {
    title: 'What exclusion is in 2001',
    text: 'The rulings of August 2001 list what an excluded card cannot do. They do not make it inactive, and they say nothing of the cards on it or aboard it.',
  },
  'BAT-193': {
    title: 'It occupies until the end',
    text: 'In the rulings of August 2001, a card that may be battled or initiate battle occupies the location throughout that battle, unless it is removed from it.',
  },
  'BAT-198': {
    title: 'Alone in spite of a spy',
    text: 'During battle an undercover spy makes no difference to conditions such as being alone, for either side.',
  },
  'BAT-203': {
    title: 'Battles in the clouds',
    text: 'Only starfighters, shuttle vehicles, cloud cars and patrol craft battle in the clouds, and such capital starships as deploy and move like starfighters.',
  },
  'BAT-204': {
    title: 'No battle inside Death Star II',
    text: 'Neither player can battle at a Death Star II sector.',
  },
  'BAT-301': {
    title: 'Inactive cards do not battle',
    text: 'A card that is captured, missing or inactive for another reason is not in a battle at its location.',
  },
} as const
