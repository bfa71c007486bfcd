/** Who is alone. (Alone/Lone) */

import type { Reason } from '../../../../kernel/index.ts'
import { facts, isCombination } from '../../../model/cards/pool.ts'
import { isUndercover } from '../../../model/crew.ts'
import { creatures } from '../../../model/fights/attack.ts'
import { isWith } from '../../../model/places/prepositions.ts'
import type { CardId, Position } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { changes, inRulings, permits, underHeading } from '../../shared/rulebook.ts'

export const rules = [
  ...underHeading('Alone/Lone', {
    'CTL-056': { same: ['TRM-014'] },
    'CTL-057': { same: ['TRM-015'] },
    'CTL-058': { same: ['TRM-016'] },
  }),
  ...underHeading('Attacks - Example 2', { 'ATK-076': permits }),
  ...inRulings('undercover spy rules', { 'BAT-198': { same: ['TRM-395'], ...changes } }),
]

/** Why a card is not alone. (CTL-056 to CTL-058) */
export function* notAlone(p: Position, details: { card: CardId; by: CardId }): Generator<Reason> {
  const printed = facts(p, details.card)
  yield printed.type === 'character' ? refusal('CTL-056', details) : refusal('CTL-058', details)
  if (isCombination(printed)) yield refusal('CTL-057', details)
}

/** The rules by which a card is alone, whoever else is there. */
export function* rulesOfAlone(p: Position, card: CardId): Generator<string> {
  yield facts(p, card).type === 'character' ? 'CTL-056' : 'CTL-058'
  if (creatures(p).some((one) => isWith(p, one, card))) yield 'ATK-076'
  if (p.battle && p.cards.some(({ id }) => isUndercover(p, id) && isWith(p, id, card))) yield 'BAT-198'
}
