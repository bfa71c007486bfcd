/** What is said about Force, turns and Force drains: why not, what has happened, and what texts do. */

export const forceReasons = {
  // Activating and drawing.
  'TRN-051/turn': 'Force is activated in your own activate phase, and it is not your turn.',
  'TRN-051/phase': 'Force is activated in your activate phase; it is the {turn}’s {phase}.',
  'TRN-051/total': 'You would activate {count} Force, and {have} {have|is|are} left of this turn’s total.',
  'TRN-057': 'Your Reserve Deck has {have} {have|card|cards} left to activate.',
  'DRW-001/turn': 'Cards are drawn in your own draw phase, and it is not your turn.',
  'DRW-001/phase': 'Cards are drawn in your draw phase; it is the {turn}’s {phase}.',
  'DRW-003': 'You would draw {count} {count|card|cards}, and your Force Pile has {have}.',
  'KRN-025': 'Your Force Pile is empty, so there is no card to draw.',

  // Force drains.
  'CTL-001/turn': 'You drain at {at} in your own control phase, and it is not your turn.',
  'CTL-001/phase': 'You drain at {at} in your control phase; it is the {turn}’s {phase}.',
  'CTL-002/control': 'You do not control {at}, and you drain only where you do.',
  'CTL-002/no location': '{card} is no location on table.',
  'CTL-002/once': 'A Force drain has already been initiated at {at} this turn.',
  'CTL-003': 'A Force drain is still going on; one at {at} would have to wait for its end.',
  'CTL-004/force': 'To drain at {at} costs {need} Force; you have {have}.',
  'CTL-009': '{cards} at {at} {cards|has|have} taken part in a Force drain this turn.',
  'CTL-021': 'The Force drain at {at} may not be canceled by the opponent: {by}.',
  'CTL-025': 'The text of {by} forbids your Force drains at {at}.',
  'CTL-029': '{card} is undercover at {at}, and keeps you from draining there.',
  'CTL-033': 'You have no presence at {at}: no ability there, and no Presence icon.',
  'CTL-043/both': 'You and your opponent both have presence at {at}, so neither controls it.',
  'CTL-043/opponent': 'Your opponent has presence at {at} and you have none.',
  'CTL-045': '{at} is unoccupied: neither player has presence there.',
  'CTL-047': 'Both players occupy {at}.',
  'KRN-127/no drain': '{card} answers a Force drain that the opponent has just initiated, and there is none.',
}

export const forceLog = {
  'activation counted': 'The {player} may activate {count} Force this turn.',
  activates: 'The {player} activates {count} Force.',
  draws: 'The {player} draws {count} {count|card|cards}.',
  're-circulated': 'Both Used Piles go under the Reserve Decks: {count} {count|card|cards}.',
  'turn over': 'The {player} has finished; the end of the turn comes.',
  'turn ends': 'Turn {number} ends.',
  'start of turn': 'Actions at the start of the {player}’s turn.',
  'end of turn': 'Actions at the end of the {player}’s turn.',
  'lasting change ends': 'The text of {card} holds no longer.',
  'drain initiated': 'The {player} initiates a Force drain of {count} at {at}{cost}.',
  'drain resolves': 'The Force drain at {at} is for {count}.',
  'drain completed': 'The Force drain at {at} is completed.',
  'drain canceled': 'The Force drain at {at} is canceled.',
  'must lose Force': 'The {player} loses {count} Force[: {by}].',
  'loses Force': 'The {player} loses [{card}|a card][ from the {from}].',
  wins: 'The {player} wins: the {loser} has no Life Force left.',
}
