/** Weapons that reach other sites. (weapon - long-range weapons) */

import type { Reason } from '../../../kernel/index.ts'
import type { CardId } from '../../model/types.ts'
import { refusal } from '../shared/reasons.ts'
import { inRulings } from '../shared/rulebook.ts'
import type { FireAttempt } from './firing/firing-attempt.ts'

export const rules = [...inRulings('weapon - long-range weapons', { 'WPN-041': {}, 'WPN-042': {} })]

/** Even a weapon that reaches other sites is fired in a battle. (WPN-041) */
export const noBattleInRange = (card: CardId): Reason => refusal('WPN-041', { card })

/** The rules of firing from another place there. */
export function rangeRules({ p, occasion }: FireAttempt): string[] {
  if (occasion) return ['WPN-030']
  return p.attack ? ['WPN-041'] : ['WPN-002', 'WPN-041', 'BAT-152']
}
