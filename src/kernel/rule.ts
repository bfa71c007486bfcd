/** Rules declared once, beside the code that enforces them. */

/** Where a rule stands in its documents. */
export interface Citation {
  doc: string
  heading: string
}

export interface Rule<Id extends string = string> {
  id: Id
  /** The editions that it holds in. */
  editions: readonly string[]
  cites: readonly Citation[]
  /** Ids of entries that state the same rule. */
  same?: readonly string[]
}

/** What may be said of a rule besides its id: nothing ('all'), the only edition that it holds in, or entries that state the same. */
export type Declaration = { in?: readonly string[]; same?: readonly string[]; cites?: readonly Citation[] }

/**
 * Declares the rules of one heading.
 * @param editions the editions that a rule without `in` holds in.
 */
export function declareRules<Id extends string>(
  editions: readonly string[],
  cites: readonly Citation[],
  rules: Record<Id, Declaration>,
): Rule<Id>[] {
  return (Object.entries(rules) as [Id, Declaration][]).map(([id, declaration]) => ({
    id,
    editions: declaration.in ?? editions,
    cites: declaration.cites ?? cites,
    ...(declaration.same ? { same: declaration.same } : {}),
  }))
}
