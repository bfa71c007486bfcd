/** Who comes to sectors, and what a text about a system says of them. (sectors) */

import type { Reason } from '../../../../kernel/index.ts'
import type { CardId, Player } from '../../../abilities/basics.ts'
import type { LocationFilter } from '../../../abilities/types.ts'
import { isSector } from '../../../model/places/locations.ts'
import { locationOf } from '../../../model/table.ts'
import { matchesLocation } from '../../../model/texts/filters.ts'
import type { Position } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { inRulings, permits } from '../../shared/rulebook.ts'

export const rules = [
  ...inRulings('sectors', { 'DEP-207': { same: ['TRM-344'] }, 'TRM-345': {}, 'TRM-348': permits }),
]

/** Nothing but starships and cloud vehicles comes to a sector. (DEP-207) */
export const notAmongSectors = (details: { card: CardId; to: CardId }): Reason => refusal('DEP-207', details)

/** What is about a system is not about the sectors there. (TRM-345) */
export function* sectorIsNoSystem(
  { p, player, card }: { p: Position; player: Player; card: CardId },
  { kind, ...others }: LocationFilter,
  to: CardId,
): Generator<Reason> {
  if (kind !== 'system' || !isSector(p, to)) return
  if (matchesLocation(p, others, to, locationOf(p, card), player)) yield refusal('TRM-345', { card, to })
}
