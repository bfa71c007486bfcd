/** Rules declared once, beside the code that enforces them. */

import { entriesOf } from './lists.ts'

/** Where a rule stands in its documents. */
export interface Citation {
  doc: string
  heading: string
}

/**
 * What a rule does: it forbids something, so that the engine refuses by it; it changes a number, a cost or what happens; or it
 * merely permits or defines.
 */
export type RuleKind = 'forbids' | 'changes' | 'permits'

export interface Rule<Id extends string = string> {
  id: Id
  /** The editions that it holds in. */
  editions: readonly string[]
  cites: readonly Citation[]
  kind: RuleKind
  /** Ids of entries that state the same rule. */
  same?: readonly string[]
}

/**
 * What may be said of a rule besides its id: the only edition that it holds in, what it does (it forbids, if nothing is said),
 * or entries that state the same.
 */
export type Declaration = {
  in?: readonly string[]
  kind?: RuleKind
  same?: readonly string[]
  cites?: readonly Citation[]
}

/**
 * Declares the rules of one heading.
 * @param editions the editions that a rule without `in` holds in.
 */
export function declareRules<Id extends string>(
  editions: readonly string[],
  cites: readonly Citation[],
  rules: Record<Id, Declaration>,
): Rule<Id>[] {
  return entriesOf(rules).map(([id, declaration]) => ({
    id,
    editions: declaration.in ?? editions,
    cites: declaration.cites ?? cites,
    kind: declaration.kind ?? 'forbids',
    ...(declaration.same ? { same: declaration.same } : {}),
  }))
}
