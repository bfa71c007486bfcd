/** Weapons: why something cannot be fired, and what happens when it is. */

export const weaponReasons = {
  'WPN-001': '{card} has already been fired[ {count} {count|time|times}] in this battle.',
  'WPN-004': '{card} takes no part in the battle at {at}.',
  'WPN-005':
    'Each shot is an action of its own: {card} can be fired once what is going on is over and it is your turn to act.',
  'WPN-006/no weapon': '{card} has no text by which it could be fired.',
  'WPN-006/target': '{by} is no target that the text of {card} allows.',
  'WPN-006/count': '{card} is fired at {count} {count|target|targets} at most, and at one at least.',
  'WPN-006/gunner': 'Nobody who could fire {card} is present with it.',
  'WPN-006/this gunner': '{by} cannot fire {card}.',
  'WPN-006/power': 'No power droid and no fusion generator of yours is present with {card}.',
  'WPN-006/x': 'X is at least 0, and at most {max}, for {card}.',
  'WPN-006/barred': 'Another text keeps {card} from being fired.',
  'WPN-010': '{by} is yours; {card} is fired at your opponent’s cards.',
  'WPN-014':
    '{ship} has already used {cards} this turn, and {count} {count|weapon|weapons} a turn is all it may use.',
  'WPN-015': '{ship} has already used {cards} this turn; a squadron uses three weapons a turn.',
  'WPN-020': '{card} could not deploy on {ship}, who only carries it and cannot use it.',
  'WPN-023/no battle': 'No battle is under way, so {card} cannot be fired.',
  'WPN-023/elsewhere': '{card} takes no part in the battle at {at}.',
  'WPN-024': '{by} is not present with {card}.',
  'WPN-027': '{card} reaches an adjacent site only if weapon and target are each present at their own.',
  'WPN-034': 'Nobody aboard {ship} can fire {card}: a character who is no droid is needed.',
  'WPN-035':
    'Nobody aboard {ship} can fire {card}: a character who is no droid, or a warrior droid, is needed.',
  'WPN-036': '{ship} has no pilot, so it cannot use {card}.',
  'WPN-037': '{ship} has no driver, so it cannot use {card}.',
  'WPN-041': 'The range of {card} serves to fire into a battle at an adjacent site, and there is no battle.',
  'WPN-045': '{card} has no power source: no power droid and no fusion generator of yours is present.',
  'WPN-051': '{card} is an automated weapon that says itself when it fires.',
  'WPN-071/weapon': '{card} is inside {ship}: it is not fired from there.',
  'WPN-071/target': '{card} is inside {ship} and not present: it cannot be a target.',
  'WPN-072': '{ship} is landed, and {card} does not work at a site.',
  'WPN-073': '{card} is undercover: weapons cannot target it in a battle.',
  'WPN-074/weapon': '{card} is excluded from the battle and fires nothing.',
  'WPN-074/target': '{card} is excluded from the battle and cannot be a target.',
  'WPN-075': '{card} is frozen and cannot be hit.',
}

export const weaponLog = {
  'weapon fired': '[{ship} fires {card}|{card} is fired] at {cards}{cost}.',
  'weapon fired again': '{card} is fired again, at {cards}{cost}.',
  'shot canceled': 'The shot of {card} is canceled.',
  'shot succeeds': '{card} succeeds against {cards}: {destiny} against {need}.',
  'shot fails': '{card} misses {cards}: {destiny} against {need}.',
  'no weapon destiny': '{card} misses {cards}: there is no weapon destiny.',
  'is hit': '{card} is ‘hit’.',
  'weapon changes': '{card} changes {cards}.',
  'shot changed': '{card}: each destiny of this shot changes by {count}.',
  'weapons knocked away': 'The weapons of {card} may not be used in this battle: {cards}.',
}

export const weaponDecisions = {
  'fire again': {
    title: 'Fire {card} again?',
    text: 'The {player} may fire {card} once more{cost}: choose a target, or pass.',
  },
  aim: { title: 'Choose a target', text: 'The {player} chooses what {card} is fired at.' },
  'respond/firing': {
    title: 'Respond to the shot?',
    text: 'A weapon is being fired. The {player} may respond before weapon destiny is drawn.',
  },
  'respond/fired': {
    title: 'Respond to the shot?',
    text: 'A weapon has just been fired. The {player} may respond.',
  },
  'respond/hit': {
    title: 'Respond to the hit?',
    text: 'A card has just been ‘hit’. The {player} may respond.',
  },
}

export const weaponEvents = {
  firing: '{card} is being fired at {cards}',
  fired: '{card} has been fired',
  hit: '{card} has just been ‘hit’',
}
