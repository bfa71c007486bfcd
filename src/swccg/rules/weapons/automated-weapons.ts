/** Weapons that nobody need fire. (weapon - automated) */

import type { Reason } from '../../../kernel/index.ts'
import { isCharacter } from '../../model/crew.ts'
import type { CardId } from '../../model/types.ts'
import { refusal } from '../shared/reasons.ts'
import { inRulings, permits } from '../shared/rulebook.ts'
import { companyOf, type FireAttempt } from './firing/firing-attempt.ts'

export const rules = [
  ...inRulings('weapon – automated', { 'WPN-049': permits, 'WPN-050': permits, 'WPN-051': {} }),
]

/** No text fires what fires by itself. (WPN-051) */
export const firesByItself = (card: CardId): Reason => refusal('WPN-051', { card })

/** The rules by which nobody is needed to fire an automated weapon. */
export const rulesOfAutomated = (attempt: FireAttempt): string[] => {
  const alone = companyOf(attempt, (card) => isCharacter(attempt.p, card)).length === 0
  return ['WPN-049', ...(alone ? ['WPN-050'] : [])]
}
