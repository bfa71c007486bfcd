/** What is on table in a certain sense only, or not at all. (Unit of Force; Inactive; Supporting) */

import type { Reason } from '../../../../kernel/index.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { standingOf } from '../../../model/table.ts'
import type { CardId, Position } from '../../../model/types.ts'
import { outOfPlay } from '../actions/action-initiation.ts'
import { refusal } from '../reasons.ts'
import { underHeading } from '../rulebook.ts'

export const rules = [
  ...underHeading('Unit of Force', { 'KRN-271': { same: ['TRM-290'] } }),
  ...underHeading('Inactive', {
    'KRN-259': { same: ['TRM-060', 'TRM-077', 'TRM-084', 'TRM-186', 'TRM-291'] },
  }),
  ...underHeading('Supporting', { 'KRN-277': { same: ['TRM-146', 'TRM-421', 'TRM-447'] } }),
]

/** Why a card that is not on table can neither be used nor be moved. */
export function* offTable(p: Position, card: CardId): Generator<Reason> {
  const { where } = cardOf(p, card)
  if ('in' in where) yield where.in === 'out' ? outOfPlay({ card }) : refusal('KRN-271', { card })
}

/** For what is not about its state, an inactive or supporting card does not count as on table. (KRN-259, KRN-277) */
export function* notCounted(p: Position, card: CardId, by: CardId): Generator<Reason> {
  const standing = standingOf(p, card)
  if (standing === 'inactive') yield refusal('KRN-259', { card, by })
  if (standing === 'supporting') yield refusal('KRN-277', { card, by })
}
