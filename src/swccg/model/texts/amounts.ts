/**
 * Numbers that texts change, worked out in one place whatever they are about: a base, then modifiers in the order in which
 * they came into effect, copies once, then resets and limits, and never below 0. (Section E. Values & Numbers)
 */

import type { Part } from '../../../kernel/index.ts'
import type { Ability } from '../../abilities/types.ts'
import { cardOf } from '../cards/card-of.ts'
import { facts } from '../cards/pool.ts'
import type { CardId, Position } from '../types.ts'
import type { TextInForce } from './texts.ts'

/** What one text makes of a number. One of these is given; `round` goes with `times`. */
export interface Effect {
  add?: number | undefined
  times?: number | undefined
  round?: 'up' | 'down' | 'nearest' | undefined
  /** Its number whatever else changes it: the lowest of several counts. (KRN-300, KRN-305) */
  is?: number | undefined
  /** It is no higher in the end, whatever else changes it. (KRN-310) */
  atMost?: number | undefined
  /** The whole base cost is taken away. (KRN-316) */
  free?: boolean | undefined
}

/** A change of a number, by a card or by a rule. */
export interface Step extends Effect {
  by: CardId | string
  /** When it came into effect, as `CardState.since`. */
  since: number
  /** The rule by which it does that. */
  rule?: string | undefined
}

/** A number, and what it is made of. The parts are worked out when they are read. */
export interface Amount {
  total: number
  readonly parts: readonly Part[]
}

/** How a number has come about. */
export interface Outcome {
  /** The number before it is kept from falling below 0. */
  raw: number
  /** The modifiers that have changed something on the way, in order. */
  applied: Step[]
  /** Those that the bearer of the number does not let happen. */
  barred: Step[]
  resets: Step[]
  limit: Step | null
  free: Step | null
  /** A modifier has found it below 0 and raised it. */
  rose: boolean
}

const rounding = { up: Math.ceil, down: Math.floor, nearest: Math.round }

/** A number after one modifier. (KRN-291, KRN-330) */
function stepped(value: number, { add = 0, times = 1, round }: Effect): number {
  const changed = value * times + add
  return round ? rounding[round](changed) : changed
}

const isModifier = ({ add, times }: Effect): boolean => add !== undefined || times !== undefined

/**
 * Works a number out from its base: the steps have to stand in the order in which they came.
 * @param isBarred may it not become the second number if it is the first? (KRN-306, KRN-307)
 */
export function workOut(
  base: number,
  steps: readonly Step[],
  isBarred: (from: number, to: number) => boolean = () => false,
): Outcome {
  const found: Outcome = {
    raw: base,
    applied: [],
    barred: [],
    resets: [],
    limit: null,
    free: null,
    rose: false,
  }
  let value = base
  for (const step of steps) {
    if (step.is !== undefined) {
      if (isBarred(base, step.is)) found.barred.push(step)
      else found.resets.push(step)
    }
    if (step.atMost !== undefined && step.atMost < (found.limit?.atMost ?? Number.POSITIVE_INFINITY))
      found.limit = step
    if (step.free) found.free ??= step
    if (!isModifier(step)) continue
    const changed = stepped(value, step)
    if (isBarred(value, changed)) {
      found.barred.push(step)
      continue
    }
    if (value < 0 && changed > value) found.rose = true
    found.applied.push(step)
    value = changed
  }
  found.raw = value
  return found
}

/** What the steps have brought it to. (KRN-300, KRN-305, KRN-308, KRN-316, KRN-321) */
export function totalOf({ raw, resets, limit, free }: Outcome): number {
  if (free) return 0
  let total = raw
  if (resets.length > 0) total = Math.min(...resets.map(({ is = 0 }) => is))
  if (limit?.atMost !== undefined) total = Math.min(total, limit.atMost)
  return Math.max(0, total)
}

/** A modifier told as a part. */
function partOf({ by, add, times, round, rule = 'KRN-291' }: Step, after: number): Part[] {
  return [
    ...(times === undefined ? [] : [{ by, does: 'times', n: times, rule } as const]),
    ...(add === undefined || (add === 0 && times !== undefined)
      ? []
      : [{ by, does: 'add', n: add, rule } as const]),
    ...(round ? [{ by, does: 'rounded', n: after, rule: 'KRN-330' } as const] : []),
  ]
}

/** The same steps as parts: what counts, and what does so in vain, with the rule that says why. */
export function partsOf(
  base: readonly Part[],
  from: number,
  { raw, applied, barred, resets, limit, free }: Outcome,
  copies: readonly Step[] = [],
  floor = true,
): Part[] {
  const lowest = resets.reduce<Step | null>(
    (low, one) => ((one.is ?? 0) < (low?.is ?? Number.POSITIVE_INFINITY) ? one : low),
    null,
  )
  const undone = free ? 'KRN-316' : lowest ? 'KRN-300' : null
  const vain = (parts: Part[], rule: string | null): Part[] =>
    rule === null ? parts : parts.map((part) => ({ ...part, rule, vain: true }))
  const parts: Part[] = free ? vain([...base], 'KRN-316') : [...base]
  let value = from
  for (const step of applied) {
    value = stepped(value, step)
    parts.push(...vain(partOf(step, value), undone))
  }
  for (const step of barred)
    parts.push(...vain(partOf(step, value), (step.add ?? 0) < 0 ? 'KRN-307' : 'KRN-306'))
  for (const step of copies) parts.push(...vain(partOf(step, value), 'KRN-292'))
  for (const step of resets) {
    const part: Part = { by: step.by, does: 'is', n: step.is ?? 0, rule: 'KRN-300' }
    parts.push(...vain([part], free ? 'KRN-316' : step === lowest ? null : 'KRN-305'))
  }
  const reached = lowest?.is ?? raw
  if (limit?.atMost !== undefined && reached > limit.atMost && !free)
    parts.push({ by: limit.by, does: 'at most', n: limit.atMost, rule: 'KRN-308' })
  else if (reached < 0 && floor && !free)
    parts.push({ by: 'KRN-321', does: 'at least', n: 0, rule: 'KRN-321' })
  if (free) parts.push({ by: free.by, does: 'free', n: 0, rule: free.rule ?? 'KRN-316' })
  return parts
}

/** When a text came into effect. One that waits for a condition counts from the coming of its card. (KRN-294) */
export const sinceOf = (p: Position, { source, since }: TextInForce): number =>
  since ?? cardOf(p, source).since ?? 0

/** The card by which a text is there. */
export const bearerOf = ({ by, source }: TextInForce): CardId => by ?? source

const isCumulative = ({ cumulative }: Ability): boolean => cumulative === true

/**
 * The same sentence of a card of the same title, or of another use of it. Two sentences of one card are none of each other,
 * not even if they say the same. (KRN-292)
 */
function isCopy(p: Position, one: TextInForce, other: TextInForce): boolean {
  const [bearer, another] = [bearerOf(one), bearerOf(other)]
  if (bearer === another && one.by === undefined && other.by === undefined) return false
  if (facts(p, bearer).title !== facts(p, another).title) return false
  return one.text === other.text || JSON.stringify(one.text) === JSON.stringify(other.text)
}

/** Texts that bear on one number in the order in which they came, copies apart. (KRN-292, KRN-294, KRN-311, TRM-191) */
export function inOrder<T extends TextInForce>(
  p: Position,
  found: readonly T[],
): { counted: readonly T[]; copies: readonly T[] } {
  if (found.length < 2) return { counted: found, copies: none }
  const counted: T[] = []
  const copies: T[] = []
  for (const one of found.toSorted((a, b) => sinceOf(p, a) - sinceOf(p, b))) {
    if (!isCumulative(one.text) && counted.some((other) => isCopy(p, other, one))) copies.push(one)
    else counted.push(one)
  }
  return { counted, copies }
}

const none: readonly never[] = []

/** The base of a number, as a part or several, and what they come to. */
export interface Base {
  total: number
  /** Worked out when it is read. */
  parts(): readonly Part[]
}

/** A base that is one number, by a card or rule, or 'printed'. */
export const baseOf = (n: number, by: CardId | string, rule?: string): Base => ({
  total: n,
  parts: () => [{ by, does: 'is', n, ...(rule === undefined ? {} : { rule }) }],
})

/** A base that is a sum: parts that add nothing are left out. */
export const sumOf = (parts: readonly Part[]): Base => ({
  total: parts.reduce((sum, { n }) => sum + n, 0),
  parts: () => parts.filter(({ n }) => n !== 0),
})

interface About<T> {
  /** The rule by which texts change numbers of this kind, or by which this one does. */
  rule?: string | ((one: T) => string)
  /** Changes that are no texts' in force: destinies drawn, what a player has chosen to add. */
  more?: readonly Step[]
  /** It is kept from falling below 0. A destiny is only when it counts. (KRN-321, KRN-342) */
  floor?: boolean
}

/** An amount with its parts to be worked out. There are thousands: an object with a getter of its own takes twenty times as long. */
class Reckoned implements Amount {
  readonly total: number
  private readonly work: () => readonly Part[]

  constructor(total: number, work: () => readonly Part[]) {
    this.total = total
    this.work = work
  }

  get parts(): readonly Part[] {
    return this.work()
  }
}

/** A number as the texts that bear on it make it. @param effect what one of them does to it */
export function amountOf<T extends TextInForce>(
  p: Position,
  base: Base,
  found: readonly T[],
  effect: (one: T) => Effect,
  { rule, more = none, floor = true }: About<T> = {},
): Amount {
  if (found.length === 0 && more.length === 0 && base.total >= 0) {
    return new Reckoned(base.total, base.parts)
  }
  const step = (one: T): Step => ({
    ...effect(one),
    by: bearerOf(one),
    since: sinceOf(p, one),
    rule: typeof rule === 'function' ? rule(one) : rule,
  })
  const { counted, copies } = inOrder(p, found)
  const steps = counted.map(step)
  // What has its own time comes among the texts.
  const all = more.length > 0 ? [...steps, ...more].sort((a, b) => a.since - b.since) : steps
  const outcome = workOut(base.total, all)
  const bound = outcome.resets.length > 0 || outcome.limit || outcome.free
  return new Reckoned(floor || bound ? totalOf(outcome) : outcome.raw, () =>
    partsOf(base.parts(), base.total, outcome, copies.map(step), floor),
  )
}

/** The rules by which a number has come about, each once. */
export const rulesOf = (parts: readonly Part[]): string[] => [
  ...new Set(parts.flatMap(({ rule }) => rule ?? [])),
]

/** The parts of a number that something has changed, for the log; nothing to tell of one that stands as printed. */
export const changedParts = (parts: readonly Part[]): { parts?: readonly Part[] } =>
  parts.length > 1 ? { parts } : {}
