/** Prices, and what makes them up. (Paying Costs) */

import type { Part, Reason } from '../../../kernel/index.ts'

/** The Force that something costs, the rules by which it does, and what the number is made of where that is more than one. */
export interface Price {
  force: number
  readonly rules: readonly string[]
  readonly parts?: readonly Part[]
}

/** A refusal for want of Force, with what makes the price up. (KRN-132) */
export const madeUpOf = (reason: Reason, { parts = [] }: { parts?: readonly Part[] | undefined }): Reason =>
  parts.length > 0 ? { ...reason, parts } : reason
