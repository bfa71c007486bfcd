/** Which targets are present. (Present; Present versus Present With) */

import type { Reason } from '../../../../kernel/index.ts'
import { prisonOf } from '../../../model/captives.ts'
import { isLocation } from '../../../model/places/locations.ts'
import { placeOf } from '../../../model/places/presence.ts'
import { isActive, locationOf } from '../../../model/table.ts'
import type { CardId, Position } from '../../../model/types.ts'
import { shutIn } from '../../card-types/starships-and-vehicles/enclosed.ts'
import { notPresentWith } from '../../control/presence-occupying-and-controlling.ts'

import { applies } from '../../shared/observing.ts'
import { refusal } from '../../shared/reasons.ts'
import { changes, permits, underHeading } from '../../shared/rulebook.ts'

export const rules = [
  ...underHeading('Present', {
    'CTL-036': { same: ['TRM-063'] },
    'CTL-037': {},
    'CTL-039': {},
    'CTL-040': permits,
  }),
  ...underHeading('Present versus Present With - Example', { 'CTL-065': changes }),
]

/** Says what makes a target present, where that is more than its lying at the place. */
export function presentSomewhere(p: Position, target: CardId): void {
  if (!isActive(p, target)) applies('CTL-039')
  const place = placeOf(p, target)
  if (place !== null && !isLocation(p, place)) applies('CTL-040')
}

/** Why a target is not present: at a place that a text names, or with the card itself. (CTL-036 to CTL-039) */
export function* notPresent(
  p: Position,
  details: { card: CardId; by: CardId },
  atPlace: boolean,
): Generator<Reason> {
  const { card: target, by: card } = details
  if (!isActive(p, target)) yield refusal('CTL-039', details)
  // Within a prison it is shut in.
  const prison = prisonOf(p, target)
  if (prison !== null) yield refusal('CTL-036', { card: target, at: prison }, 'imprisoned')
  if (!atPlace) yield* notPresentWith(p, target, card)
  // It is present where it is shut in, and so nowhere else.
  const inside = placeOf(p, target)
  if (inside === null || inside === locationOf(p, target)) return
  yield refusal('CTL-037', { ...details, ship: inside })
  yield shutIn({ ...details, ship: inside })
}
