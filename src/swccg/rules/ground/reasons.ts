/** Reasons of every edition, and those of the one that is played. */

import type { Reason } from '../../../kernel/index.ts'
import type { Position } from '../../model/types.ts'

const holds = (p: Position, { in: editions }: Reason): boolean =>
  editions === undefined || editions.includes(p.edition)

/** Reasons that hold in the edition that is played. */
export function* holding(p: Position, reasons: Iterable<Reason>): Generator<Reason> {
  for (const reason of reasons) if (holds(p, reason)) yield reason
}

/** Is there no such reason? For listing, which needs to know no more. */
export function nothingAgainst(p: Position, reasons: Iterable<Reason>): boolean {
  for (const reason of reasons) if (holds(p, reason)) return false
  return true
}
