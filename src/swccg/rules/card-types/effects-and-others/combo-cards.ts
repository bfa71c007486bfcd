/** Cards with several titles, and characters on one card. (combo card) */

import type { Reason } from '../../../../kernel/index.ts'
import type { CardId } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { inRulings, permits } from '../../shared/rulebook.ts'

export const rules = [
  ...inRulings('combo card', {
    'DEP-174': { same: ['TRM-411', 'TRM-412', 'TRM-413'] },
    'DEP-175': { same: ['TRM-415'] },
    'TRM-414': permits,
    'TRM-416': permits,
  }),
]

/** A combo card counts under each of its titles. (DEP-174) */
export const sharesTitle = (details: { card: CardId; by: CardId }): Reason => refusal('DEP-174', details)

/** Several persons on one card neither replace anybody nor are replaced. (DEP-175) */
export const combinationStays = (details: { card: CardId; by: CardId }): Reason => refusal('DEP-175', details)
