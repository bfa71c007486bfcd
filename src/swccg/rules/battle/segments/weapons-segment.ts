/** The weapons segment of a battle. (Weapons Segment) */

import type { Reason } from '../../../../kernel/index.ts'
import type { AbilityOf } from '../../../abilities/types.ts'
import type { CardId } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { changes, permits, underHeading } from '../../shared/rulebook.ts'

export const rules = underHeading('Weapons Segment', {
  'BAT-029': changes,
  'BAT-030': changes,
  'BAT-038': permits,
  'BAT-033': {},
  'BAT-034': {},
  'BAT-035': {},
  'BAT-036': {},
  'BAT-037': {},
  'BAT-145': {},
})

/** Why a text belongs to the weapons segment: what it changes, or that it names no other moment. */
export function* ofWeaponsSegment({ phase, results }: AbilityOf<'action'>, card: CardId): Generator<Reason> {
  if (phase !== 'weapons segment') return
  const changes = results.flatMap((one) => (one.brings === 'change' ? one.changes : []))
  const power = changes.some(
    (one) => (one.does === 'modify' || one.does === 'changes battle total') && one.what === 'power',
  )
  const destinies = changes.filter((one) => one.does === 'changes destiny')
  yield refusal('BAT-037', { card })
  if (results.some(({ brings }) => brings === 'destinies')) {
    yield refusal('BAT-145', { card })
    yield refusal('BAT-034', { card })
  }
  if (power) yield refusal('BAT-033', { card })
  if (destinies.some(({ of }) => of === 'each')) yield refusal('BAT-035', { card })
  if (destinies.some(({ kind, of }) => kind === 'battle' && of === 'total'))
    yield refusal('BAT-036', { card })
}
