/** How rules are declared, and how a file asks for those that it declares. */

import {
  type Declaration,
  type Details,
  declareRules,
  no,
  type Reason,
  type Rule,
} from '../../../kernel/index.ts'
import { editions } from '../../model/basics.ts'
import type { Position } from '../../model/types.ts'

const rulebook = 'Advanced Rulebook'
const rulings = 'Rulings of August 2001'

/** For a rule that holds in one edition only. */
export const arOnly: Declaration = { in: ['ar'] }
export const crdOnly: Declaration = { in: ['crd'] }

/** Declares the rules of a heading of the Advanced Rulebook. */
export const underHeading = <Id extends string>(
  heading: string,
  rules: Record<Id, Declaration>,
): Rule<Id>[] => declareRules(editions, [{ doc: rulebook, heading }], rules)

/** Declares rules that only the rulings of 2001 word. */
export const inRulings = <Id extends string>(heading: string, rules: Record<Id, Declaration>): Rule<Id>[] =>
  declareRules(editions, [{ doc: rulings, heading }], rules)

/**
 * What a file asks of the rules that it declares: whether one holds in the edition that is played, and a reason against
 * something by one of them. A reason by a rule of one edition says so, and counts in that edition only.
 */
export function within<Id extends string>(rules: readonly Rule<Id>[]) {
  const held = new Map<Id, readonly string[]>(rules.map((rule) => [rule.id, rule.editions]))
  return {
    holdsIn: (p: Pick<Position, 'edition'>, id: Id): boolean => held.get(id)?.includes(p.edition) ?? false,
    refuse(id: Id, details?: Details, say?: string): Reason {
      const found = held.get(id) ?? editions
      return found.length === editions.length ? no(id, details, say) : { ...no(id, details, say), in: found }
    },
  }
}

/** The rules among these, each once; those of another edition are left out where they come to be told. */
export const citing = (_p: Position, ids: readonly string[]): string[] => [...new Set(ids)]
