/** Which starships are bombers. (bomber) */

import type { Reason } from '../../../../kernel/index.ts'
import type { CardId } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { inRulings } from '../../shared/rulebook.ts'

export const rules = [...inRulings('bomber', { 'TRM-033': {} })]

/** It is of no class of bombers. (TRM-033) */
export const noBomber = (details: { card: CardId; by: CardId }): Reason => refusal('TRM-033', details)
