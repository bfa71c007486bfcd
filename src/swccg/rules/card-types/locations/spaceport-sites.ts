/** Where spaceport sites lie. (spaceport sites) */

import type { Reason } from '../../../../kernel/index.ts'
import type { CardId } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { inRulings } from '../../shared/rulebook.ts'

export const rules = [...inRulings('spaceport sites', { 'DEP-210': { same: ['TRM-352'] }, 'DEP-211': {} })]

/** It would come between spaceport sites. (DEP-211) */
export const betweenSpaceports = (details: { card: CardId }): Reason => refusal('DEP-211', details)
