/** Squadrons: three starfighters in one card, with three pilots. (starships) */

import type { Reason } from '../../../kernel/index.ts'
import { pilotsOf } from '../../model/crew.ts'
import type { CardId, Position } from '../../model/types.ts'
import { no } from '../ground/reasons.ts'
import { inRulings } from '../ground/rulebook.ts'

export const rules = [...inRulings('starships', { 'TRM-458': {} })]

/** A squadron needs three pilots to move. (TRM-458) */
export function* shortOfPilots(p: Position, card: CardId): Generator<Reason> {
  const count = pilotsOf(p, card)
  yield count > 0 ? no('TRM-458', { card, count }) : no('TRM-458', { card }, 'nobody')
}
