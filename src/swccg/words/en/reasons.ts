import { deployReasons } from './deploy-reasons.ts'
import { forceReasons } from './force-words.ts'
import { movementReasons } from './movement-reasons.ts'
import { stackReasons } from './stack-rules.ts'
import { timingReasons } from './timing-rules.ts'

/**
 * Why something is not allowed, about the very cards. Keys: the rule, or the rule and its variant; '*' stands for every
 * rule without a sentence of its own for that variant. In the sentences: {detail}, {number|one|many}, and [parts] that are
 * left out when a detail in them is empty. {turn} is the player whose turn it is.
 */
export const reasons = {
  ...deployReasons,
  ...forceReasons,
  ...movementReasons,
  ...stackReasons,
  ...timingReasons,

  // What several rules say alike.
  '*/force': 'This costs {need} Force; you have {have}.',
  '*/turn': 'It is not your turn: this is done in a turn of your own.',
  '*/phase': 'It is the {turn}’s {phase}, and this is done in another one.',
  '*/not yours': '{ship} is not yours.',
  '*/kind': '{card} is not what a {slot} is for.',
  '*/no such slot': '{ship} has no {slot}.',
  '*/no run': 'No Attack Run lies at {to}.',
  '*/system': '{card} is not at the Death Star system, where the way to {to} begins.',
  '*/starfighter': 'Only starfighters fly into {to}, and {card} is none.',
  '*/TIE': 'Only TIEs pursue into {to}, and {card} is none.',
  '*/nobody': 'No Light Side starship is at {to} to be pursued.',
  '*/too many': 'No more than {count} of your starships may be in the Trench.',
  '*/bomber': 'Only bombers make a Bombing Run, and {card} is none.',
  '*/control': 'You do not control the system from which {card} would fly its Bombing Run.',
  '*/no escort': 'Nobody escorts {card}.',
  '*/elsewhere': '{card} is in no capacity slot of either docked starship, so it cannot cross to {ship}.',
  '*/start': 'No place on table is one that {card} could move away to from {at}.',
  '*/unrelated': 'The system and the site of this Bombing Run are not related.',
  '*/interior': 'A Bombing Run goes to an exterior site, and this one is interior.',

  // Playing at all.
  'PLAY-001': 'The game is over: there is nothing left to decide.',
  'PLAY-002': 'It is not your turn to act[; the {by} decides now].',
  'PLAY-003': 'This has to be answered; passing is not possible.',
  'PLAY-004': 'This is no answer to what is asked: {kind}.',
  'PLAY-005': 'Choose at least {min} and at most {max}.',
  'PLAY-007': '{card} cannot go there: that is no place on this table.',
  'PLAY-007/itself': '{card} cannot be inside itself.',
  'PLAY-006': '{card} is not on table.',
  'PLAY-006/no text': '{card} has no text that can be used so.',
  'PLAY-006/not in hand': '{card} is not in your hand.',
  'PLAY-006/not yours': '{card} is not yours, so you cannot use its text.',
  'PLAY-006/inactive': '{card} is out of action for now: captive, missing or set aside.',
  'KRN-101': '{card} cannot begin this now: another action is in progress, and it can only be responded to.',

  // Decks and starting locations.
  'KRN-006/size': 'A deck has {need} cards; that of the {side} has {count}.',
  'TRN-003/not in deck': '“{title}” is to be the starting location of the {side} and is not in its deck.',
  'TRN-003/no location': '“{title}” is no location, so the {side} cannot start with it.',
  'TRN-004/several': 'The deck of the {side} has {count} Objectives; only one is allowed.',
  'TRN-005': 'The {side} has an Objective, “{title}”, and so no starting location besides.',
  'TRN-038/trench': '“{title}” needs another card on table, so the {side} cannot start with it.',
  'TRN-038/ship site':
    '“{title}” belongs to a starship or vehicle of which there may be several, so the {side} cannot start with it.',
  'TRN-038/generic': '“{title}” belongs to no planet of its own, so the {side} cannot start with it.',
  'DECK-001': 'There is no card “{title}” (deck of the {side}).',
  'DECK-002/other side': '“{title}” is a card of the other side and cannot be in a deck of the {side}.',
  'DECK-002/other deck': 'This is a deck of the {side}; the {player} needs one of its own.',
  'DECK-003/count': 'Line {number}: {count} copies are not possible; a deck has {max} cards.',
  'DECK-003/side': 'Line {number}: “{title}” is neither Light nor Dark.',
  'DECK-003/unknown': 'Line {number}: there is no card “{title}”.',
  'DECK-003/other side': 'Line {number}: “{title}” is no card of the {side}.',
  'DECK-004': 'Objectives are not played yet, and the deck of the {side} has one: “{title}”.',

  // Interrupts and texts that are used.
  'DRW-014': 'You have already played {card} this turn, and it is unique.',
  'TRM-426': '{card} is no Interrupt, so it is not played.',
  'KRN-123/not in force': 'The text of {card} is not in force now.',
  'KRN-123/phase': 'The text of {card} is used in your {phase} only.',
  'KRN-127/battle': '{card} is for when a battle has just been initiated, and none has been.',
  'KRN-127/by opponent': '{card} answers battles that the opponent initiates; this one is yours.',
  'KRN-127/condition': 'What the text of {card} asks for at {at} is not so.',
  'KRN-127/elsewhere': 'The battle is at {at}, and the text of {card} is not about battles there.',
  'KRN-127/no Interrupt': '{card} answers an Interrupt that the opponent has just played, and there is none.',
  'KRN-127/no hyperspace move':
    '{card} answers an opponent’s starship about to move by hyperspeed, and there is none.',
  'KRN-127/not present': '{card} is not present at {at}, where the battle is.',
  'KRN-127/weapons segment': '{card} is for just after the weapons segment of a battle.',
  'KRN-129/apart': 'The targets of {card} have to be at one location.',
  'KRN-129/from': '{card} is not where the text of {by} takes cards from.',
  'KRN-129/no destination': '{card} needs a location to go to.',
  'KRN-129/no move': 'None of the cards that {card} is about has a legal move away.',
  'KRN-129/nobody': '{card} has no target.',
  'KRN-129/not adjacent': '{to} is not an adjacent site, and {card} leads to one.',
  'KRN-129/presence': 'Your opponent has presence at {to}, so {card} cannot lead there.',
  'KRN-129/to': 'The text of {card} does not lead to {to}.',
  'KRN-129/too many': '{card} takes no more than {count} {count|target|targets}.',
  'KRN-129/who': '{card} is not what the text of {by} is about.',
  'KRN-172': 'The text of {card} has already been used on this occasion.',

  // Relocating and moving away.
  'KRN-101/not chosen': '{card} is not one of those that move away now[ because of {by}].',
  'KRN-101/together': 'Those that move away go one by one; {card} goes alone.',
  'MOV-102': 'This would be the regular move of {card}, which has made one this turn.',
  'MOV-136/no text': '{card} is relocated only by a text that says so.',
  'MOV-137': '{card} cannot move, so it cannot be relocated to another location.',
  'MOV-138/same location': '{to} is where the targets of {card} are already.',
  'MOV-142/phase': 'The text of {card} is used in your {phase} only.',
  'MOV-143': '{card} cannot be used as a response: it is for when a top-level action could be initiated.',
  'MOV-144': 'Nothing is relocated to {to}.',
  'MOV-163': 'No location on table is of the kind that cards at {at} could move away to.',
  'MOV-165': '{card} has to move away to {to}, the site that was targeted.',
  'MOV-166': '{card} cannot move, so it stays when told to move away.',
  'MOV-169/not chosen': '{card} is not one of those that move away now[ because of {by}].',
  'MOV-169/together': 'Those that move away go one by one; {card} goes alone.',
  'MOV-170': 'So {card} does not get away there.',
  'MOV-177': 'As the move does not succeed, {card} stays aboard[ {ship}].',
  'MOV-178': '{card} has been carried off[ by {ship}] and no longer moves away by itself.',
  'MOV-182': '{card} does not land or take off to move away; landed starships stay.',
  'MOV-183': '{card} has no landspeed, so {by} cannot be initiated.',
  'MOV-186': '{card} only moves like a character, and {by} is about real characters.',
  'MOV-303': '{card} has made its regular move this turn, so it does not move away.',
  '*/way': '{card} does not move away by {using}.',
  '*/place': '{card} cannot move away to {to} from where it is.',

  // Battles.
  'BAT-003': 'The {by} has no presence at {at}, so there can be no battle.',
  'BAT-009': 'There has been a battle at {at} this turn, and there is only one in a turn.',
  'BAT-010':
    'What the {by} has at {at} has battled this turn or cannot, and gives no presence for another battle.',
  'BAT-017': 'A battle is initiated at a location on table, and {at} is none.',

  // Where cards can be.
  'KRN-234': 'Unless it is aboard something {card} can be at sites only, and {to} is none.',
  'KRN-235': '{card} can be at {to} only aboard a starship.',
  'KRN-236':
    '{card} is a vehicle, which {to} does not admit. Vehicles go to exterior sites, and the flying ones to cloud sectors.',
  'KRN-237': 'The text of {card} does not let it be at {to}.',
  'KRN-238': '{card} is a capital starship; it can be at systems and asteroid sectors, but not at {to}.',
  'KRN-239': '{card} can be at systems, sectors and exterior sites; {to} is an interior site.',
  'MOV-007': '{card} is a creature and can never be at a sector such as {to}.',
  'MOV-007/trench': 'Starships do not land at {to} or take off from it: only an Attack Run leads there.',
}
