/** Who bears two icons is one character still. (character - dual character type icons) */

import type { Reason } from '../../../../kernel/index.ts'
import type { Condition, Filter } from '../../../abilities/types.ts'
import { isOneForTwo } from '../../../model/texts/filters.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { inRulings, permits } from '../../shared/rulebook.ts'

export const rules = [
  ...inRulings('character - dual character type icons', { 'TRM-410': {} }),
  ...inRulings('character - dual character type icons', { 'TRM-409': permits }),
  ...inRulings('alien', { 'TRM-007': {} }),
]

/** The companies that a condition asks for, wherever in it they stand. */
function* companiesIn(part: unknown): Generator<readonly Filter[]> {
  if (part === null || typeof part !== 'object') return
  if ('there' in part && Array.isArray(part.there)) yield part.there
  for (const inner of Object.values(part)) yield* companiesIn(inner)
}

/** Why a condition is not met that asks for several cards together: one is there that would be two of them. (TRM-410) */
export function* oneForTwo(
  p: Position,
  condition: Condition,
  card: CardId,
  player: Player,
): Generator<Reason> {
  const places = p.battle ? [p.battle.at] : p.layout
  for (const wanted of companiesIn(condition))
    if (places.some((place) => isOneForTwo(p, place, wanted, player))) yield refusal('TRM-410', { card })
}

/** It is a character of another kind than the text asks for. (TRM-007) */
export const otherKindOfCharacter = (details: { card: CardId; by: CardId }): Reason =>
  refusal('TRM-007', details)
