/** Prices, and what cannot be paid. (Paying Costs) */

import { no, type Part, type Reason } from '../../../kernel/index.ts'
import type { Amount } from '../../model/amounts.ts'

/** The Force that something costs, the rules by which it does, and what the number is made of where that is more than one. */
export interface Price {
  force: number
  readonly rules: readonly string[]
  readonly parts?: readonly Part[]
}

/**
 * Refuses what cannot be paid, with what makes the price up. (KRN-132)
 * @param rule the rule that names the cost; @param have the Force that its player could use.
 */
export function* unaffordable(
  rule: string,
  details: Reason['with'],
  { total, parts }: Amount | { total: number; parts: readonly Part[] | undefined },
  have: number,
): Generator<Reason> {
  if (total <= have) return
  const reason = no(rule, { ...details, need: total, have }, 'force')
  yield parts && parts.length > 0 ? { ...reason, parts } : reason
}

/** The same for a price. */
export const tooHigh = (
  rule: string,
  details: Reason['with'],
  { force, parts }: Price,
  have: number,
): Generator<Reason> => unaffordable(rule, details, { total: force, parts }, have)
