/** When and on what Effects deploy, and which Effects a text means. (Effect - normal Effects; Mobile Effects) */

import type { Reason } from '../../../../kernel/index.ts'
import { facts } from '../../../model/cards/pool.ts'
import type { CardId, Position } from '../../../model/types.ts'
import { refusal, refusing } from '../../shared/reasons.ts'
import { inRulings } from '../../shared/rulebook.ts'

export const rules = [
  ...inRulings('Effect - normal Effects', { 'DEP-250': { same: ['TRM-418'] }, 'TRM-417': {} }),
]

/** It is an Effect of another kind than the text asks for. (TRM-417) */
export const otherKindOfEffect = (details: { card: CardId; by: CardId }): Reason =>
  refusal('TRM-417', details)

/** An Effect deploys in its player's deploy phase, and where its text says. (DEP-250) */
export const effectNotThere = refusing('DEP-250')

/** An Effect deploys in its player's deploy phase, and this is another time. (DEP-250) */
export function* effectOutOfTime(p: Position, card: CardId): Generator<Reason> {
  if (facts(p, card).type === 'effect') yield effectNotThere({ card }, 'time')
}
