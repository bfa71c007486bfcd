/** Legality is a verdict: legal with its cost, or illegal with every reason. */

/** What a phrase is about: cards by number, places, amounts. A ruleset's phrase books turn it into words. */
export type Details = Record<string, string | number | boolean | null | readonly number[] | readonly string[]>

/** One part of a number, in the order in which it was applied. */
export interface Part {
  /** The card that has done it, by its number; or the rule, by its id; or 'printed'. */
  by: number | string
  /** 'is' begins a number, or sets it to just that; 'rounded' says what rounding has made of it; 'free' takes all away. */
  does: 'is' | 'add' | 'times' | 'rounded' | 'at most' | 'at least' | 'free'
  n: number
  /** The rule by which it has done so, or by which it has not. */
  rule?: string
  /** It has changed nothing. */
  vain?: true
}

/** One rule that stands in the way. `say` picks among a rule's phrases where one sentence does not serve all cases. */
export interface Reason {
  rule: string
  say?: string
  with: Details
  /** What makes the number up that stands in the way: a price. */
  parts?: readonly Part[]
  /** Other rules that stand in the way by the same fact, and have no more to say of it. */
  also?: readonly string[]
  /** The editions in which it stands in the way; absent: in all of them. */
  in?: readonly string[]
}

export interface Legal {
  legal: true
  /** Force (or whatever the game pays with). */
  cost: number
  /** What the cost is made of. A ruleset may work it out as it is read. */
  readonly parts?: readonly Part[]
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

/** A reason by its rule; `say` names which of the sentences of the rule says it. */
export const refusal = (rule: string, details: Details = {}, say?: string): Reason =>
  say === undefined ? { rule, with: details } : { rule, say, with: details }

/** The verdict that these reasons make. */
export const illegal = <I>(...reasons: Reason[]): Illegal<I> => ({ legal: false, reasons })
