/** Sites of starships and vehicles: where they lie, and what becomes of them. (starship sites) */

import type { Reason } from '../../../../kernel/index.ts'
import type { CardId } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { changes, inRulings, permits } from '../../shared/rulebook.ts'

export const rules = [
  ...inRulings('starship sites', {
    'DEP-212': { same: ['TRM-355'], ...changes },
    'DEP-213': { same: ['TRM-356'], ...permits },
    'DEP-214': { same: ['TRM-357'] },
    'DEP-215': permits,
    'TRM-358': permits,
  }),
]

/** No starship or vehicle of its kind is on table. (DEP-214) */
export const noShipOfItsKind = (details: { card: CardId }): Reason => refusal('DEP-214', details)
