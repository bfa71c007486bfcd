/**
 * A number of a card, whichever it is: printed, defined or given; then modified; then reset; with what it is made of.
 * (Section E. Values & Numbers)
 */

import type { Part } from '../../../kernel/index.ts'
import type { Value } from '../../abilities/basics.ts'
import type { Modifies } from '../../abilities/modifies/modifies.ts'
import type { AbilityOf } from '../../abilities/types.ts'
import { forceIcons } from '../force.ts'
import { hasState } from '../table.ts'
import {
  type Base,
  baseOf as baseFrom,
  bearerOf,
  type Effect,
  inOrder,
  type Outcome,
  partsOf,
  type Step,
  sinceOf,
  totalOf,
  workOut,
} from '../texts/amounts.ts'
import { matches } from '../texts/filters.ts'
import { quantityOf } from '../texts/quantities.ts'
import {
  bearsOn,
  printedOf,
  type TextInForce,
  textsInForce,
  textsOf,
  textsOnAbility,
} from '../texts/texts.ts'
import type { CardId, Player, Position } from '../types.ts'
import { facts, isDefined } from './pool.ts'

/** How a number has come about. */
export type Cause =
  | 'changed'
  | 'modified'
  | 'multiplied'
  | 'in order'
  | 'copies'
  | 'below zero'
  | 'up from below zero'
  | 'not increased'
  | 'not reduced'
  | 'reset'
  | 'reset to what it was'
  | 'modified in vain'
  | 'several resets'
  | 'defined'
  | 'given'
  | 'given as a reset'
  | 'frozen'

/** A number, and how it has come about. */
export interface Working {
  value: number
  readonly causes: readonly Cause[]
  readonly parts: readonly Part[]
}

type Change = TextInForce<Modifies>

/** Does a text change this card's number? */
function concerns(p: Position, change: Change, card: CardId): boolean {
  const { text, you } = change
  if (!bearsOn(p, change, text.who, card)) return false
  return text.hostIs === undefined || matches(p, text.hostIs, card, you, change.source)
}

/** What one text does to the number of a card. (KRN-291, KRN-330) */
function effectOf(p: Position, card: CardId, { text, you, source }: Change): Effect {
  const { add = 0, times, round, set, gives } = text
  if (set !== undefined || gives !== undefined) return { is: set ?? gives }
  const more = typeof add === 'number' ? add : quantityOf(p, add, { you, source, it: card, stat: statIn(p) })
  return { ...(more === 0 && times !== undefined ? {} : { add: more }), times, round }
}

/**
 * What changes a number, and where it ends up: modifiers in the order in which they came, from the base each time; a reset
 * outdoes them all, the lowest if there are several; never below 0. (KRN-290 to KRN-305, KRN-321, KRN-322)
 */
export function worked(p: Position, card: CardId, what: Value, base: Base, giver?: Change): Working {
  const all = what === 'ability' ? textsOnAbility(p) : textsInForce(p, 'modify')
  const changes: readonly Change[] = all.filter(
    (change) => change.text.what === what && concerns(p, change, card),
  )
  if (changes.length === 0) return unchanged(base)
  const capped = textsOf(p, card, 'may not be increased').some(({ text }) => text.what === what)
  const floored = textsInForce(p, 'may not be reduced').some(
    (found) => found.text.what === what && bearsOn(p, found, found.text.who, card),
  )
  const stepOf = (change: Change): Step => ({
    ...effectOf(p, card, change),
    by: bearerOf(change),
    since: sinceOf(p, change),
  })
  const others = changes.filter((change) => change !== giver)
  const [modifiers, resets] = [
    others.filter(({ text }) => !isReset(text)),
    others.filter(({ text }) => isReset(text)),
  ]
  const { counted, copies } = inOrder(p, modifiers)
  const steps = [...counted, ...resets].map(stepOf)
  const outcome = workOut(base.total, steps, (from, to) => (to > from && capped) || (to < from && floored))
  return {
    value: totalOf(outcome),
    get causes() {
      return causesOf(base.total, outcome, {
        copies: copies.length > 0,
        given: others.some(({ text }) => text.gives !== undefined),
      })
    },
    get parts() {
      return partsOf(base.parts(), base.total, outcome, copies.map(stepOf))
    },
  }
}

const isReset = ({ set, gives }: Modifies): boolean => set !== undefined || gives !== undefined

/** A number that nothing changes. */
export const unchanged = (base: Base): Working => new Unchanged(base)

const noCauses: readonly Cause[] = []

/** Most numbers are so: an object with a getter of its own takes twenty times as long to make. */
class Unchanged implements Working {
  readonly value: number
  readonly causes = noCauses
  private readonly base: Base

  constructor(base: Base) {
    this.value = Math.max(0, base.total)
    this.base = base
  }

  get parts(): readonly Part[] {
    return this.base.parts()
  }
}

/** How a number has come about, as it was worked out. */
function causesOf(
  base: number,
  { raw, applied, barred, resets, rose }: Outcome,
  { copies, given }: { copies: boolean; given: boolean },
): Cause[] {
  const all: Cause[] = ['changed']
  if (copies) all.push('copies')
  for (const { is, add = 0, times = 1 } of barred) {
    const up = is === undefined ? add > 0 || times > 1 : is > base
    all.push(up ? 'not increased' : 'not reduced')
  }
  if (applied.some(({ times }) => times === undefined)) all.push('modified')
  const multiplied = applied.some(({ times }) => times !== undefined)
  if (multiplied) all.push('multiplied')
  if (multiplied && applied.length + barred.length > 1) all.push('in order')
  if (rose) all.push('up from below zero')
  if (raw < 0) all.push('below zero')
  if (given) all.push('given as a reset')
  if (resets.length === 0) return [...new Set(all)]
  all.push('reset')
  if (applied.length + barred.length > 0) all.push('modified in vain')
  if (resets.length > 1) all.push('several resets')
  // To reset a number to just what it was is a reset too. (KRN-301)
  const before = ({ since }: Step) =>
    workOut(
      base,
      applied.filter((one) => one.since < since),
    ).raw
  if (resets.some((one) => one.is === before(one))) all.push('reset to what it was')
  return [...new Set(all)]
}

/** The number that is printed, or that stands for it. */
export const printedBase = (n: number): Base => baseFrom(n, 'printed')

/** A number that a rule sets, whatever is printed. */
export const ruled = (rule: string, n: number, printed: number | null, cause?: Cause): Working => ({
  value: n,
  causes: cause ? [cause] : [],
  get parts(): readonly Part[] {
    const base: Part[] = printed === null ? [] : [{ by: 'printed', does: 'is', n: printed, rule, vain: true }]
    return [...base, { by: rule, does: 'is', n, rule }]
  },
})

/** The same number, with another cause. */
const also = (found: Working, cause: Cause): Working => ({
  value: found.value,
  get causes() {
    return [...found.causes, cause]
  },
  get parts() {
    return found.parts
  },
})

/** Printed, or defined by the card's own text, in whatever state it is; null where the card has no such number. (KRN-369) */
function baseOf(p: Position, card: CardId, what: Value): number | null {
  const own = definedNow(p, card, what)
  if (own !== null) return own
  const printed = facts(p, card)
  if (what === 'power' && printed.type === 'character' && printed.power === undefined) return null
  return (what === 'defense value' ? printed.defenseValue : printed[what]) ?? null
}

/** What an asterisk or a letter stands for at this moment; null where the number is printed, or its text is canceled. */
export function definedNow(p: Position, card: CardId, what: Value | 'deploy'): number | null {
  const [own] = printedOf(p, card, 'defines').filter(({ text }) => text.what === what)
  return own ? defined(p, own.text) : null
}

function defined(p: Position, { hand, root, atLeast = 0 }: AbilityOf<'defines'>): number {
  if (!root) return hand ? p.piles[hand].hand.length : 0
  const icons = (player: Player) => p.layout.reduce((sum, at) => sum + forceIcons(p, player, at), 0)
  const hands = p.piles.dark.hand.length - p.piles.light.hand.length
  const under = root.hand * hands + root.icons * (icons('dark') - icons('light')) + root.plus
  return Math.max(atLeast, Math.sqrt(Math.max(0, under)))
}

/** A number that the first text to do so gives to a card which has none: its base, which can be changed. (KRN-303, KRN-304) */
function givenTo(p: Position, card: CardId, what: Value): Working | null {
  const [first] = textsInForce(p, 'modify')
    .filter((one) => one.text.gives !== undefined && one.text.what === what && concerns(p, one, card))
    .toSorted((a, b) => sinceOf(p, a) - sinceOf(p, b))
  if (first?.text.gives === undefined) return null
  return also(worked(p, card, what, baseFrom(first.text.gives, bearerOf(first)), first), 'given')
}

/** A frozen captive has neither power nor ability nor landspeed. (TRM-054) */
export const isStill = (p: Position, card: CardId, what: Value): boolean =>
  (what === 'power' || what === 'ability' || what === 'landspeed') &&
  hasState(p, card, 'frozen') &&
  hasState(p, card, 'captive')

/**
 * A card's number as it stands, and how it has come about; null where it has none, which nothing can change.
 * (KRN-202, KRN-302, KRN-324)
 */
export function numberOf(p: Position, card: CardId, what: Value): Working | null {
  const own = isDefined(facts(p, card), what)
  // Without its text it is 0, and nothing changes it.
  if (own && definedNow(p, card, what) === null) return ruled('KRN-323', 0, null)
  const base = baseOf(p, card, what)
  if (base === null) return givenTo(p, card, what)
  if (isStill(p, card, what)) return ruled('TRM-054', 0, base, 'frozen')
  const found = worked(p, card, what, own ? baseFrom(base, card, 'KRN-369') : printedBase(base))
  return own ? also(found, 'defined') : found
}

/** Numbers of cards for the amounts of texts that change numbers. */
const statIn = (p: Position) => (card: CardId, value: Value | 'defense value') =>
  value === 'defense value' ? 0 : (numberOf(p, card, value)?.value ?? 0)

/** A droid's ability, and that of any card without one, is a 0 that nothing changes. (TRM-124) */
export const abilityOf = (p: Position, card: CardId): number => numberOf(p, card, 'ability')?.value ?? 0
