/** Legality is a verdict: legal with its cost, or illegal with every reason. */

/** What a phrase is about: cards by number, places, amounts. A ruleset's phrase books turn it into words. */
export type Details = Record<string, string | number | boolean | null | readonly number[] | readonly string[]>

/** One rule that stands in the way. `say` picks among a rule's phrases where one sentence does not serve all cases. */
export interface Reason {
  rule: string
  say?: string
  with: Details
}

export interface Legal {
  legal: true
  /** Force (or whatever the game pays with). */
  cost: number
  /** More may have to be paid: how much turns out later. */
  open?: true
  /** The rules that make it so. A ruleset may work them out as they are read: most verdicts are only asked whether. */
  readonly rules: readonly string[]
}

export interface Illegal<I = unknown> {
  legal: false
  /** All reasons, the most telling first. */
  reasons: readonly Reason[]
  /** Where one change would make it legal, that change. */
  instead?: { say: string; with: Details; intent?: I }
}

export type Verdict<I = unknown> = Legal | Illegal<I>

export const no = (rule: string, details: Details = {}, say?: string): Reason =>
  say === undefined ? { rule, with: details } : { rule, say, with: details }

export const illegal = (...reasons: Reason[]): Illegal => ({ legal: false, reasons })
