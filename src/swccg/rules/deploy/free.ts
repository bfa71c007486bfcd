/** What is free, and what deploys free. (Free) */

import type { Reason } from '../../../kernel/index.ts'
import type { CardId } from '../../abilities/basics.ts'
import { refusal } from '../shared/reasons.ts'
import { changes, underHeading } from '../shared/rulebook.ts'

export const rules = [...underHeading('Free', { 'KRN-316': changes, 'KRN-317': {} })]

/** It does not deploy free by what is printed on it. (KRN-317) */
export const notPrintedFree = (details: { card: CardId; by: CardId }): Reason => refusal('KRN-317', details)
