/** What is said as a game begins, in English: reasons, and lines of the log. */

export const startReasons = {
  'KRN-006/size': 'A deck has {need} cards; that of the {side} has {count}.',
  'TRN-002/several': 'The {side} begins with one Starting Effect at most, not with {count}.',
  'TRN-002/kind': '“{title}” is no Starting Effect, so the {side} cannot begin with it.',
  'TRN-003/not in deck': '“{title}” is to be a starting card of the {side} and is not in its deck.',
  'TRN-003/no location': '“{title}” is no card that the {side} can start with.',
  'TRN-003/several': 'The {side} begins with one starting location, not with {count}.',
  'TRN-004/several': 'The deck of the {side} has {count} Objectives; only one is allowed.',
  'TRN-005': 'The {side} has an Objective, “{title}”, and so no starting location besides.',
  'TRN-006/several': 'The {side} begins with one Starting Interrupt at most, not with {count}.',
  'TRN-006/kind': '“{title}” is no Starting Interrupt, so the {side} cannot begin with it.',
  'TRN-027':
    'It would be free at the start of the game, but the conditions for deploying {card} hold then too.',
  'TRN-038/trench': '“{title}” needs another card on table, so the {side} cannot start with it.',
  'TRN-038/ship site':
    '“{title}” belongs to a starship or vehicle of which there may be several, so the {side} cannot start with it.',
  'TRN-038/generic': '“{title}” belongs to no planet of its own, so the {side} cannot start with it.',
  'TRN-039':
    '“{title}” has a condition for being deployed that is not met, so the {side} cannot start with it.',
  'TRN-059': '{card} is no battleground, and {by} asks for one: both players need Force icons there.',
  'TRN-046': 'No turn has begun yet, and this is done during a turn.',
  'TRN-047': 'The game is still being started: no action of one’s own can be begun before the first turn.',
  'TRN-043':
    '{card} has a cost for deploying, and {by} asks for cards without one, although all is free now.',
  'KRN-125': 'What the text of {card} asks for is not so.',
  'KRN-125/not there': '{card} is not where {by} takes cards from.',
  'KRN-125/not meant': '{card} is not a card that {by} asks for.',
  'KRN-125/elsewhere': '{by} does not deploy {card} there.',
  'KRN-158': '{card} is not always immune to {title}, as {by} asks.',
  'KRN-317': '{card} does not deploy free: a cost is named on it, and {by} asks for a card without one.',
  'DECK-001': 'There is no card “{title}” (deck of the {side}).',
  'DECK-002/other side': '“{title}” is a card of the other side and cannot be in a deck of the {side}.',
  'DECK-002/other deck': 'This is a deck of the {side}; the {player} needs one of its own.',
  'DECK-003/count': 'Line {number}: {count} copies are not possible; a deck has {max} cards.',
  'DECK-003/side': 'Line {number}: “{title}” is neither Light nor Dark.',
  'DECK-003/unknown': 'Line {number}: there is no card “{title}”.',
  'DECK-003/other side': 'Line {number}: “{title}” is no card of the {side}.',
  'DECK-004': 'The deck of the {side} has the Objective “{title}”, which this table cannot play yet.',
}

export const startLog = {
  'no Starting Effects': 'Under these rules nobody begins with a Starting Effect.',
  'starting effect': 'The {player} reveals the Starting Effect {card}.',
  'starting interrupt': 'The {player} reveals the Starting Interrupt {card}.',
  'starting location': 'The {player} starts with {card}.',
  'starting Objective':
    'The {player} starts with the Objective {card}. Both of its sides may be read by both players.',
  'no starting location': 'The {player} starts without a location.',
  converted: '{card} of the {player} now lies on top.',
  'never in Reserve Deck':
    '{cards} {cards|goes|go} out of play: {cards|it|they} may not be in the Reserve Deck.',
  'illegal location': 'The {player} cannot start with {card}: it goes back into the Reserve Deck.',
  'not converted':
    'The location on table may not be converted: {card} is placed out of play, and counts as deployed.',
  'not to be put there': '{cards} may not be put there by {card}, and {cards|stays|stay}.',
  'set aside': 'Both copies of “{title}” are set aside.',
  'illegal Objective':
    'The {player} cannot do all that {card} demands: it goes out of play[, and {cards} {cards|goes|go} back].',
  'illegal Interrupt':
    'The {player} cannot do all that {card} demands: it goes back into the Reserve Deck[, with {cards}].',
  'takes into hand': 'The {player} takes {card} into hand[: {by}].',
  flipped: '{card} turns over: its {number} side is up.',
  'no Force yet/activated': 'The {player} activates no Force before the first turn[: {by}].',
  'no Force yet': 'The {player} loses no Force before the first turn[: {by}].',
  'to reserve pile': '{card} goes back into the Reserve Deck.',
  'deck shuffled': 'The {player} shuffles the Reserve Deck.',
  'starting hand': 'The {player} draws {count} {count|card|cards}.',
}
