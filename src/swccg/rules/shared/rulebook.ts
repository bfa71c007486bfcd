/** How rules are declared, and how a file asks for those that it declares. */

import {
  refusal as because,
  type Declaration,
  type Details,
  declareRules,
  type Reason,
  type Rule,
} from '../../../kernel/index.ts'
import { editions } from '../../abilities/basics.ts'
import type { Position } from '../../model/types.ts'
import type { RuleId } from '../keys.ts'
import type { Refusing, SharedSentence } from './reasons.ts'

const rulebook = 'Advanced Rulebook'
const rulings = 'Rulings of August 2001'

/** For a rule that holds in one edition only. */
export const arOnly: Declaration = { in: ['ar'] }
export const crdOnly: Declaration = { in: ['crd'] }

/** For a rule that changes a number, a cost or what happens, and for one that merely permits or defines; others forbid. */
export const changes: Declaration = { kind: 'changes' }
export const permits: Declaration = { kind: 'permits' }

/** Declares the rules of a heading of the Advanced Rulebook. */
export const underHeading = <Id extends RuleId>(
  heading: string,
  rules: Record<Id, Declaration>,
): Rule<Id>[] => declareRules(editions, [{ doc: rulebook, heading }], rules)

/** Declares rules that only the rulings of 2001 word. */
export const inRulings = <Id extends RuleId>(heading: string, rules: Record<Id, Declaration>): Rule<Id>[] =>
  declareRules(editions, [{ doc: rulings, heading }], rules)

/**
 * What a file asks of the rules that it declares: whether one holds in the edition that is played, and a reason against
 * something by one of them. A reason by a rule of one edition says so, and counts in that edition only.
 */
export function within<Id extends RuleId>(rules: readonly Rule<Id>[]) {
  const held = new Map<Id, readonly string[]>(rules.map((rule) => [rule.id, rule.editions]))
  function refuse<I extends Id & Refusing>(id: I, details?: Details): Reason
  function refuse<I extends Id, Say extends string>(
    id: I,
    details: Details,
    say: (Say & SharedSentence<I, Say>) | undefined,
  ): Reason
  function refuse(id: Id, details?: Details, say?: string): Reason {
    const reason = because(id, details, say)
    const found = held.get(id) ?? editions
    return found.length === editions.length ? reason : { ...reason, in: found }
  }
  return {
    refuse,
    holdsIn: (p: Pick<Position, 'edition'>, id: Id): boolean => held.get(id)?.includes(p.edition) ?? false,
  }
}
