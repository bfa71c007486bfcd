/** Immediate Effects answer something: they are no action of their own. (Effect - Immediate Effects) */

import type { Reason } from '../../../../kernel/index.ts'
import type { CardId } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { inRulings } from '../../shared/rulebook.ts'

export const rules = [...inRulings('Effect - Immediate Effects', { 'DEP-249': { same: ['TRM-419'] } })]

/** It deploys when its text says so, not as an action of its own. (DEP-249) */
export const onlyInAnswer = (details: { card: CardId }): Reason => refusal('DEP-249', details)
