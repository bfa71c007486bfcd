/** Who is a Jedi, a Dark Jedi, a Knight or a Master of either. (character - Jedi; Dark Jedi; Jedi Knight; Jedi Master) */

import type { Reason } from '../../../../kernel/index.ts'
import type { Filter } from '../../../abilities/filters/filters.ts'
import { asksForWord } from '../../../model/cards/characteristics.ts'
import type { CardFacts, CardId } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { inRulings, permits, underHeading } from '../../shared/rulebook.ts'

export const rules = [
  ...inRulings('character - Dark Jedi', { 'TRM-404': {} }),
  ...inRulings('character - Jedi', { 'TRM-405': {} }),
  ...inRulings('character - Jedi Knight', { 'TRM-701': {} }),
  ...underHeading('Force Icons', { 'TRN-060': { same: ['TRM-025', 'TRM-407', 'TRM-408'], ...permits } }),
]

/** Does a filter ask for a Jedi, and is it a Dark Jedi, or the other way round? (TRM-404, TRM-405) */
export function* jediOfOtherSide(
  { side, ability = 0 }: CardFacts,
  filter: Filter,
  details: { card: CardId; by: CardId },
): Generator<Reason> {
  if (ability < 6) return
  if (asksForWord(filter, 'jedi') && side === 'dark') yield refusal('TRM-404', details)
  if (asksForWord(filter, 'dark jedi') && side === 'light') yield refusal('TRM-405', details)
}

const masters = ['jedi knight', 'jedi master', 'dark jedi master'] as const

/** Does a filter ask for a Knight or Master, and is its ability another? (TRM-701) */
export function* otherRankOfJedi(
  { ability = 0 }: CardFacts,
  filter: Filter,
  details: { card: CardId; by: CardId },
): Generator<Reason> {
  if (asksForWord(filter, ...masters) && ability >= 6) yield refusal('TRM-701', details)
}

/** The rules by which a character is the Jedi, or the Master, that a filter asks for. */
export function* rulesOfJedi({ side, ability = 0 }: CardFacts, filter: Filter): Generator<string> {
  if (ability >= 6 && asksForWord(filter, side === 'light' ? 'jedi' : 'dark jedi'))
    yield side === 'light' ? 'TRM-405' : 'TRM-404'
  if (asksForWord(filter, ...masters)) yield 'TRM-701'
}
