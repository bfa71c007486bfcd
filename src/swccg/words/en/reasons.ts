import { actingReasons } from './acting-words.ts'
import { attackReasons } from './attack-words.ts'
import { battleReasons } from './battle-words.ts'
import { captiveReasons } from './captive-words.ts'
import { deployReasons } from './deploy-reasons.ts'
import { forceReasons } from './force-words.ts'
import { kernelReasons } from './kernel-words.ts'
import { meaningReasons } from './meaning-words.ts'
import { personaReasons } from './persona-words.ts'
import { pileReasons } from './pile-words.ts'
import { startReasons } from './start-words.ts'
import { timingReasons } from './timing-reasons.ts'
import { weaponReasons } from './weapon-words.ts'

/**
 * Why something is not allowed, about the very cards. Keys: the rule, or the rule and its variant; '*' stands for every
 * rule without a sentence of its own for that variant. In the sentences: {detail}, {number|one|many}, and [parts] that are
 * left out when a detail in them is empty. {turn} is the player whose turn it is.
 */
export const reasons = {
  ...actingReasons,
  ...attackReasons,
  ...battleReasons,
  ...deployReasons,
  ...forceReasons,
  ...kernelReasons,
  ...personaReasons,
  ...startReasons,
  ...timingReasons,
  ...weaponReasons,
  ...pileReasons,
  ...captiveReasons,
  ...meaningReasons,

  // Interrupts and texts that are used.
  'DRW-014': 'You have already played {card} this turn, and it is unique.',
  'DEP-239': 'Your opponent has played {card} this turn already, and it is unique.',
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

  // Battles.
  'BAT-002/phase': 'A battle is initiated in your battle phase; it is the {turn}’s {phase}.',
  'BAT-003': 'The {by} has no presence at {at}, so there can be no battle.',
  'BAT-009': 'There has been a battle at {at} this turn, and there is only one in a turn.',
  'BAT-010':
    'What the {by} has at {at} has battled this turn or cannot, and gives no presence for another battle.',
  'BAT-017': 'A battle is initiated at a location on table, and {at} is none.',
}
