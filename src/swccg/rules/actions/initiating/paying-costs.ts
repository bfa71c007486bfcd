/** What is paid as an action is initiated. (Paying Costs) */

import type { Reason } from '../../../../kernel/index.ts'
import type { CardId } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { changes, permits, underHeading } from '../../shared/rulebook.ts'

export const rules = [
  ...underHeading('Paying Costs', { 'KRN-133': permits, 'KRN-134': {}, 'KRN-135': {}, 'KRN-136': changes }),
]

/** What is lost to pay for an action, or to maintain a card, is a cost: nothing reduces it. (KRN-134, KRN-135) */
export const isACost = (card: CardId, cost: 'initiation' | 'maintenance'): Reason =>
  cost === 'initiation' ? refusal('KRN-134', { card }) : refusal('KRN-135', { card })
