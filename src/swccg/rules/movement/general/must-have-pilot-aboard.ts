/** What a starship or vehicle lacks to move. (must have pilot aboard to use ...) */

import type { Reason } from '../../../../kernel/index.ts'
import { facts } from '../../../model/cards/pool.ts'
import { isSquadron, isVehicle, pilotsOf } from '../../../model/crew.ts'
import type { CardId, Position } from '../../../model/types.ts'
import { alsoBy, refusal } from '../../shared/reasons.ts'
import { inRulings, underHeading } from '../../shared/rulebook.ts'

export const rules = [
  ...underHeading('Movement', {
    // Older cards say on their face that a pilot is needed; that adds nothing. (MOV-215)
    'MOV-005': { same: ['TRM-258', 'TRM-396', 'MOV-215', 'TRM-288'] },
  }),
  ...inRulings('starships', { 'TRM-313': {}, 'TRM-458': {} }),
]

/** What a starship or vehicle lacks to move: a driver, a pilot, or for a squadron some of its three. (MOV-005, TRM-458) */
export function* uncrewed(p: Position, card: CardId): Generator<Reason> {
  const driven = isVehicle(p, card) && facts(p, card).subtype === 'transport'
  const count = pilotsOf(p, card)
  if (driven) yield alsoBy(refusal('MOV-005', { card }, 'driver'), 'TRM-123')
  else if (!isSquadron(p, card)) yield alsoBy(refusal('MOV-005', { card }, 'pilot'), 'TRM-313')
  else if (count > 0) yield alsoBy(refusal('TRM-458', { card, count }), 'MOV-005')
  else yield alsoBy(refusal('TRM-458', { card }, 'nobody'), 'MOV-005', 'TRM-313')
}
