/** Who is a commander. (commander) */

import type { Reason } from '../../../../kernel/index.ts'
import type { CardId } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { inRulings } from '../../shared/rulebook.ts'

export const rules = [...inRulings('commander', { 'TRM-098': {} })]

/** That very word is not on it. (TRM-098) */
export const noCommander = (details: { card: CardId; by: CardId }): Reason => refusal('TRM-098', details)
