/** Which cards have ability. (Card With Ability) */

import type { Reason } from '../../../../kernel/index.ts'
import type { CardId } from '../../../abilities/basics.ts'
import { refusal } from '../../shared/reasons.ts'
import { underHeading } from '../../shared/rulebook.ts'

export const rules = [...underHeading('Card With Ability', { 'KRN-326': { same: ['TRM-092'] } })]

/** It has no ability above 0. (KRN-326) */
export const hasNoAbility = (details: { card: CardId; by: CardId }): Reason => refusal('KRN-326', details)
