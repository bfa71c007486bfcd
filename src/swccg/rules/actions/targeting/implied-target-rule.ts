/** What a text does not say of its targets, and means. (Implied Target Rule) */

import type { Reason } from '../../../../kernel/index.ts'
import type { Value } from '../../../abilities/basics.ts'
import type { CardId, Position } from '../../../model/types.ts'
import { numberNow } from '../../../model/values.ts'
import { refusal } from '../../shared/reasons.ts'
import { changes, permits, underHeading } from '../../shared/rulebook.ts'

export const rules = [
  ...underHeading('Implied Target Rule', {
    'KRN-202': {},
    'KRN-210': changes,
    'KRN-208': permits,
    'KRN-211': permits,
    'KRN-212': permits,
  }),
]

/** A number that it has not cannot be changed. (KRN-202) */
export function* withoutNumber(p: Position, card: CardId, what: Value, by: CardId): Generator<Reason> {
  if (numberNow(p, card, what) === null) yield refusal('KRN-202', { card, by, what }, 'value')
}

/** A text that changes a number means cards that have one. (KRN-202) */
export const hasNoSuchNumber = (details: { card: CardId; by: CardId }): Reason => refusal('KRN-202', details)
