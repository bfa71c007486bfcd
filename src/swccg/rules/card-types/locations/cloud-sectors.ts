/** Who comes to cloud sectors, and who does not. (cloud sectors) */

import type { Reason } from '../../../../kernel/index.ts'
import type { CardId } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { inRulings, permits } from '../../shared/rulebook.ts'

export const rules = [...inRulings('cloud sectors', { 'DEP-173': { same: ['TRM-097'] }, 'BAT-203': permits })]

/** No capital starship comes among clouds, unless it moves like a starfighter. (DEP-173) */
export const notAmongClouds = (details: { card: CardId; to: CardId }): Reason => refusal('DEP-173', details)
