/** The numbers of a card as they stand now: printed, then modified, then reset. */

import type { Part } from '../../kernel/index.ts'
import type { Modifies, Value } from '../abilities/modifies.ts'
import type { AbilityOf } from '../abilities/types.ts'
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
  sumOf,
  totalOf,
  workOut,
} from './amounts.ts'
import { inPlay } from './conditions.ts'
import { isCharacter, isCreature, isCrewed, isStowed, movesLikeCharacter } from './crew.ts'
import { countAbilityBy, matches, matchesLocation } from './filters.ts'
import { forceIcons } from './force.ts'
import { facts } from './pool.ts'
import { cardsAboard, hasState, locationOf } from './table.ts'
import { bearsOn, printedOf, type TextInForce, textsInForce, textsOf } from './texts.ts'
import type { CardId, Player, Position } from './types.ts'

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
  const { add, each, times, round, plus, set, gives } = text
  if (set !== undefined || gives !== undefined) return { is: set ?? gives }
  const own = plus ? abilityOf(p, card) : 0
  const more = add === undefined ? own : add * (each ? inPlay(p, each, you, source).length : 1) + own
  return { ...(more === 0 && times !== undefined ? {} : { add: more }), times, round }
}

/**
 * What changes a number, and where it ends up: modifiers in the order in which they came, from the base each time; a reset
 * outdoes them all, the lowest if there are several; never below 0. (KRN-290 to KRN-305, KRN-321, KRN-322)
 */
function worked(p: Position, card: CardId, what: Value, base: Base, giver?: Change): Working {
  const changes: Change[] = textsInForce(p, 'modify').filter(
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
const unchanged = (base: Base): Working => ({
  value: Math.max(0, base.total),
  causes: [],
  get parts() {
    return base.parts()
  },
})

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
const printedBase = (n: number): Base => baseFrom(n, 'printed')

/** A number that a rule sets, whatever is printed. */
const ruled = (rule: string, n: number, printed: number | null, cause?: Cause): Working => ({
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

/**
 * How many sites one landspeed move may cover, or null for what has no landspeed. Characters and creatures have 1 unless
 * something says otherwise; a landed starship has none. (MOV-053, MOV-054, TRM-450)
 */
export const landspeedOf = (p: Position, card: CardId): number | null => landspeed(p, card)?.value ?? null

/** The same, with what it is made of. */
export function landspeed(p: Position, card: CardId): Working | null {
  const printed = facts(p, card)
  const walks = isCharacter(p, card) || isCreature(p, card) || movesLikeCharacter(p, card)
  const driven = textsOf(p, card, 'landspeed is driver ability').length > 0
  const base = driven
    ? baseOfCrew(p, card)
    : printed.landspeed !== undefined
      ? printedBase(printed.landspeed)
      : walks
        ? baseFrom(1, 'MOV-054')
        : null
  if (base === null || printed.type === 'starship') return null
  return isStill(p, card, 'landspeed')
    ? ruled('TRM-054', 0, printed.landspeed ?? null)
    : worked(p, card, 'landspeed', base)
}

/** How much farther one move reaches between these places. ('move range') */
export function extraRange(
  p: Position,
  card: CardId,
  what: 'landspeed' | 'hyperspeed',
  from: CardId,
  to: CardId,
): number {
  let extra = 0
  for (const { text, source, you } of textsInForce(p, 'move range')) {
    if (text.what !== what || !matches(p, text.who, card, you)) continue
    const here = locationOf(p, source)
    if (text.from && !matchesLocation(p, text.from, from, here, you)) continue
    if (text.to && !matchesLocation(p, text.to, to, here, you, from)) continue
    extra += text.add
  }
  return extra
}

/** The highest ability among its drivers and pilots, as it stands. */
function baseOfCrew(p: Position, card: CardId): Base {
  const crew = cardsAboard(p, card).filter((one) => {
    const { where } = p.cards[one]!
    return 'aboard' in where && (where.slot === 'driver' || where.slot === 'pilot')
  })
  const best = crew.toSorted((a, b) => abilityOf(p, b) - abilityOf(p, a))[0]
  return best === undefined ? printedBase(0) : baseFrom(abilityOf(p, best), best)
}

/**
 * How many parsecs one hyperspeed move may cover, or null for what has no hyperspeed. A landed ship and one in a cargo bay
 * cannot use it. A mobile system has its own, from its text or another card's. (MOV-037, MOV-040, MOV-060, MOV-067)
 */
export const hyperspeedOf = (p: Position, card: CardId): number | null => hyperspeed(p, card)?.value ?? null

/** The same, with what it is made of. */
export function hyperspeed(p: Position, card: CardId): Working | null {
  const printed = facts(p, card)
  if (printed.location?.mobileSystem) {
    const given = textsInForce(p, 'gives hyperspeed').filter(({ text }) => text.to === printed.title)
    const own = printed.hyperspeed === undefined ? [] : [printedBase(printed.hyperspeed)]
    const speeds = [...own, ...given.map((one) => baseFrom(one.text.hyperspeed, bearerOf(one)))]
    const [fastest] = speeds.sort((a, b) => b.total - a.total)
    return fastest ? unchanged(fastest) : null
  }
  if (printed.hyperspeed === undefined || isStowed(p, card)) return null
  return worked(p, card, 'hyperspeed', printedBase(printed.hyperspeed))
}

/** Printed, or defined by the card's own text, in whatever state it is; null where the card has no such number. (KRN-369) */
function baseOf(p: Position, card: CardId, what: Value): number | null {
  const [own] = printedOf(p, card, 'defines').filter(({ text }) => text.what === what)
  if (own) return defined(p, own.text)
  const printed = facts(p, card)
  if (what === 'power' && printed.type === 'character' && printed.power === undefined) return null
  return printed[what] ?? null
}

/** What an asterisk stands for at this moment. */
function defined(p: Position, { root, atLeast }: AbilityOf<'defines'>): number {
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

/**
 * The destiny number of a card as it stands, whatever state the card is in; the printed one can be named. A card that is
 * drawn for destiny says itself what is added to that. (KRN-288, KRN-338, KRN-274)
 */
export function destiny(
  p: Position,
  card: CardId,
  printed = facts(p, card).destiny ?? 0,
  drawn = false,
): Working {
  const found = worked(p, card, 'destiny', printedBase(printed))
  const own = drawn
    ? printedOf(p, card, 'modify').filter(({ text }) => text.what === 'destiny' && text.who === 'self')
    : noTexts
  if (own.length === 0) return found
  return {
    value: own.reduce((sum, { text }) => sum + (text.add ?? 0), found.value),
    causes: found.causes,
    get parts(): readonly Part[] {
      const added = own.map(
        ({ text }) => ({ by: card, does: 'add', n: text.add ?? 0, rule: 'KRN-274' }) as const,
      )
      return [...found.parts, ...added]
    },
  }
}

const noTexts: readonly TextInForce<Modifies>[] = []

/** The same, as a number. */
export const destinyOf = (p: Position, card: CardId, printed?: number): number =>
  destiny(p, card, printed).value

/** A frozen captive has neither power nor ability nor landspeed. (TRM-054) */
const isStill = (p: Position, card: CardId, what: Value): boolean =>
  (what === 'power' || what === 'ability' || what === 'landspeed') &&
  hasState(p, card, 'frozen') &&
  hasState(p, card, 'captive')

/**
 * A card's number as it stands, and how it has come about; null where it has none, which nothing can change.
 * (KRN-202, KRN-302, KRN-324)
 */
export function numberOf(p: Position, card: CardId, what: Value): Working | null {
  const base = baseOf(p, card, what)
  if (base === null) return givenTo(p, card, what)
  if (isStill(p, card, what)) return ruled('TRM-054', 0, base, 'frozen')
  const own = printedOf(p, card, 'defines').some(({ text }) => text.what === what)
  const found = worked(p, card, what, own ? baseFrom(base, card, 'KRN-369') : printedBase(base))
  return own ? also(found, 'defined') : found
}

/** A droid's ability, and that of any card without one, is a 0 that nothing changes. (TRM-124) */
export const abilityOf = (p: Position, card: CardId): number => numberOf(p, card, 'ability')?.value ?? 0

countAbilityBy(abilityOf)

/** The power of a card, with what changes it. An unpiloted or landed ship has none. (TRM-313, TRM-450) */
export const powerOf = (p: Position, card: CardId): number => power(p, card)?.value ?? 0

/** The same, with what it is made of; null where the card has no power. */
export function power(p: Position, card: CardId): Working | null {
  const { type, power: printed } = facts(p, card)
  if (type === 'starship' && isStowed(p, card)) return ruled('TRM-450', 0, printed ?? null)
  return numberOf(p, card, 'power')
}

/** The forfeit of a card as it stands now; null where none is printed. (BAT-106, BAT-107) */
export const forfeitOf = (p: Position, card: CardId): number | null =>
  numberOf(p, card, 'forfeit')?.value ?? null

/** The armor of a card; null where it has none. */
export const armorOf = (p: Position, card: CardId): number | null => numberOf(p, card, 'armor')?.value ?? null

/**
 * The maneuver of a card; null where it has none. A starship or vehicle without its crew cannot use it, nor can a starship
 * that is landed or in a cargo bay. (TRM-313, TRM-123, TRM-450)
 */
export const maneuverOf = (p: Position, card: CardId): number | null => maneuver(p, card)?.value ?? null

/** The same, with what it is made of. */
export function maneuver(p: Position, card: CardId): Working | null {
  const { type } = facts(p, card)
  const crewed = type === 'starship' || type === 'vehicle'
  if (crewed && (!isCrewed(p, card) || isStowed(p, card))) return null
  return numberOf(p, card, 'maneuver')
}

/**
 * What a weapon's destiny is compared with: of a character the highest of ability, armor and maneuver, so that a droid with
 * neither of these has 0; of a starship or vehicle its armor or maneuver; of a creature the number that is printed for it.
 * (WPN-059 to WPN-062)
 */
export const defenseValueOf = (p: Position, card: CardId): number => defenseValue(p, card).value

/** The same, with what it is made of: that of the highest. */
export function defenseValue(p: Position, card: CardId): Working {
  if (isCreature(p, card)) return unchanged(printedBase(facts(p, card).defenseValue ?? 0))
  const worn = [numberOf(p, card, 'armor'), maneuver(p, card)]
  const all = isCharacter(p, card) ? [numberOf(p, card, 'ability'), ...worn] : worn
  return (
    all.reduce<Working | null>((best, one) => (one && one.value > (best?.value ?? -1) ? one : best), null) ??
    unchanged(printedBase(0))
  )
}

/** The ferocity of a creature, with the destinies that have been drawn for it. (ATK-030, ATK-031) */
export const ferocityOf = (p: Position, creature: CardId, drawn = 0): number =>
  ferocity(p, creature, drawn).value

/** The same, with what it is made of. */
export function ferocity(p: Position, creature: CardId, drawn = 0): Working {
  const printed = facts(p, creature).ferocity ?? 0
  const hungry = textsOf(p, creature, 'ferocity of last eaten').length > 0
  const own = hungry ? (p.cards[creature]!.ate ?? 0) : printed
  const base = sumOf([
    hungry ? { by: creature, does: 'is', n: own } : { by: 'printed', does: 'is', n: own },
    { by: 'ATK-031', does: 'add', n: drawn, rule: 'ATK-031' },
  ])
  return worked(p, creature, 'ferocity', base)
}
