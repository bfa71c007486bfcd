/** What is enclosed, and what that means for those inside. (enclosed) */

import type { Reason } from '../../../../kernel/index.ts'
import type { CardId } from '../../../model/types.ts'
import { refusal, refusing } from '../../shared/reasons.ts'
import { inRulings } from '../../shared/rulebook.ts'

export const rules = [
  ...inRulings('enclosed', {
    'TRM-134': {},
    'TRM-135': { same: ['WPN-071'] },
    'WPN-071': { same: ['TRM-135'] },
  }),
]

/** Whoever is inside something fires nothing from there, and is no target. (WPN-071) */
export const inside = refusing('WPN-071')

/** It is shut in, and not present at the location. (TRM-135) */
export const shutIn = (details: { card: CardId; by: CardId; ship: CardId }): Reason =>
  refusal('TRM-135', details)

/** Its lore does not say that it is enclosed. (TRM-134) */
export const notEnclosed = (details: { card: CardId; by: CardId }): Reason => refusal('TRM-134', details)
