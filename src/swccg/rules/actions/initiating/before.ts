/** What is done before something: what is about to happen, and what its player does first. (Actions - Before) */

import type { Reason } from '../../../../kernel/index.ts'
import type { CardId } from '../../../abilities/basics.ts'
import { refusal } from '../../shared/reasons.ts'
import { permits, underHeading } from '../../shared/rulebook.ts'

export const rules = [
  ...underHeading('Actions - Before', {
    'KRN-160': permits,
    'KRN-161': permits,
    'KRN-162': permits,
    'KRN-163': {},
  }),
]

/** What comes before a draw of one's own is done before it. (KRN-163) */
export const doneBefore = (card: CardId): Reason => refusal('KRN-163', { card })
