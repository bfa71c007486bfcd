/** The numbers of a card as they stand now: printed, then modified, then reset. */

import type { Modifies, Value } from '../abilities/modifies.ts'
import type { AbilityOf } from '../abilities/types.ts'
import { inPlay } from './conditions.ts'
import { isCharacter, isCreature, isCrewed, isInCargo, isLanded, movesLikeCharacter } from './crew.ts'
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
  causes: Cause[]
}

type Change = TextInForce<Modifies> & { since?: number }

/** Does a text change this card's number? */
function concerns(p: Position, change: Change, card: CardId): boolean {
  const { text, you } = change
  if (!bearsOn(p, change, text.who, card)) return false
  return text.hostIs === undefined || matches(p, text.hostIs, card, you, change.source)
}

/** The same text, of a copy of the card or of another use of it. */
const isCopy = (p: Position, one: Change, other: Change): boolean =>
  p.cards[one.by ?? one.source]!.key === p.cards[other.by ?? other.source]!.key &&
  (one.text === other.text || JSON.stringify(one.text) === JSON.stringify(other.text))

/** When a text came into effect. (KRN-294: one that waits for a condition counts from the coming of its card.) */
const since = (p: Position, { source, since: when }: Change): number => when ?? p.cards[source]!.since ?? 0

const rounding = { up: Math.ceil, down: Math.floor, nearest: Math.round }

/** One modifier, added or multiplied. (KRN-291, KRN-330) */
function apply(p: Position, card: CardId, value: number, { text, you, source }: Change): number {
  const { add = 0, each, times = 1, round, plus } = text
  const own = plus ? abilityOf(p, card) : 0
  const changed = value * times + add * (each ? inPlay(p, each, you, source).length : 1) + own
  return round ? rounding[round](changed) : changed
}

/**
 * What changes a number, and where it ends up: modifiers in the order in which they came, from the base each time; a reset
 * outdoes them all, the lowest if there are several; never below 0. (KRN-290 to KRN-305, KRN-321, KRN-322)
 */
function worked(p: Position, card: CardId, what: Value, base: number, giver?: Change): Working {
  const changes: Change[] = textsInForce(p, 'modify').filter(
    (change) => change.text.what === what && concerns(p, change, card),
  )
  if (changes.length === 0) return { value: Math.max(0, base), causes: [] }
  const capped = textsOf(p, card, 'may not be increased').some(({ text }) => text.what === what)
  const floored = textsInForce(p, 'may not be reduced').some(
    (found) => found.text.what === what && bearsOn(p, found, found.text.who, card),
  )
  const causes = new Set<Cause>(['changed'])
  /** Does a text forbid that the number becomes this one? */
  const isBarred = (from: number, to: number): boolean => {
    const bar = to > from && capped ? 'not increased' : to < from && floored ? 'not reduced' : null
    if (bar) causes.add(bar)
    return bar !== null
  }
  const modifiers = withoutCopies(p, changes, causes)
  let value = base
  for (const modifier of modifiers) {
    const changed = apply(p, card, value, modifier)
    if (isBarred(value, changed)) continue
    if (value < 0 && changed > value) causes.add('up from below zero')
    causes.add(modifier.text.times === undefined ? 'modified' : 'multiplied')
    value = changed
  }
  if (causes.has('multiplied') && modifiers.length > 1) causes.add('in order')
  if (value < 0) causes.add('below zero')
  const others = changes.filter((change) => change !== giver)
  const resets = others
    .flatMap(({ text }) => text.set ?? text.gives ?? [])
    .filter((to) => !isBarred(base, to))
  if (others.some(({ text }) => text.gives !== undefined)) causes.add('given as a reset')
  if (resets.length === 0) return { value: Math.max(0, value), causes: [...causes] }
  causes.add('reset')
  if (modifiers.length > 0) causes.add('modified in vain')
  if (resets.length > 1) causes.add('several resets')
  if (others.some((one) => one.text.set === valueBefore(p, card, base, modifiers, one)))
    causes.add('reset to what it was')
  return { value: Math.min(...resets), causes: [...causes] }
}

/** What a number was when it was reset: to reset it to just that is a reset too. (KRN-301) */
const valueBefore = (
  p: Position,
  card: CardId,
  base: number,
  modifiers: readonly Change[],
  reset: Change,
): number =>
  modifiers
    .filter((one) => since(p, one) < since(p, reset))
    .reduce((value, one) => apply(p, card, value, one), base)

/** The modifiers among changes in the order in which they came, each text once unless it is cumulative. (KRN-292, KRN-294) */
function withoutCopies(p: Position, changes: readonly Change[], causes: Set<Cause>): Change[] {
  const counted: Change[] = []
  const modifiers = changes.filter(({ text }) => text.set === undefined && text.gives === undefined)
  for (const change of modifiers.toSorted((a, b) => since(p, a) - since(p, b))) {
    if (!change.text.cumulative && counted.some((other) => isCopy(p, other, change))) causes.add('copies')
    else counted.push(change)
  }
  return counted
}

const modified = (p: Position, card: CardId, what: Value, base: number): number =>
  worked(p, card, what, base).value

/**
 * How many sites one landspeed move may cover, or null for what has no landspeed. Characters and creatures have 1 unless
 * something says otherwise; a landed starship has none. (MOV-053, MOV-054, TRM-450)
 */
export function landspeedOf(p: Position, card: CardId): number | null {
  const printed = facts(p, card)
  const walks = isCharacter(p, card) || isCreature(p, card) || movesLikeCharacter(p, card)
  const driven = textsOf(p, card, 'landspeed is driver ability').length > 0
  const base = driven ? abilityOfCrew(p, card) : (printed.landspeed ?? (walks ? 1 : null))
  return base === null || printed.type === 'starship'
    ? null
    : isStill(p, card, 'landspeed')
      ? 0
      : Math.max(0, modified(p, card, 'landspeed', base))
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

function abilityOfCrew(p: Position, card: CardId): number {
  const crew = cardsAboard(p, card).filter((one) => {
    const { where } = p.cards[one]!
    return 'aboard' in where && (where.slot === 'driver' || where.slot === 'pilot')
  })
  return crew.reduce((best, one) => Math.max(best, facts(p, one).ability ?? 0), 0)
}

/**
 * How many parsecs one hyperspeed move may cover, or null for what has no hyperspeed. A landed ship and one in a cargo bay
 * cannot use it. A mobile system has its own, from its text or another card's. (MOV-037, MOV-040, MOV-060, MOV-067)
 */
export function hyperspeedOf(p: Position, card: CardId): number | null {
  const printed = facts(p, card)
  if (printed.location?.mobileSystem) {
    const given = textsInForce(p, 'gives hyperspeed').filter(({ text }) => text.to === printed.title)
    const speeds = [printed.hyperspeed, ...given.map(({ text }) => text.hyperspeed)].filter(
      (one) => one !== undefined,
    )
    return speeds.length > 0 ? Math.max(...speeds) : null
  }
  if (printed.hyperspeed === undefined || isLanded(p, card) || isInCargo(p, card)) return null
  return Math.max(0, modified(p, card, 'hyperspeed', printed.hyperspeed))
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
    .toSorted((a, b) => since(p, a) - since(p, b))
  if (first?.text.gives === undefined) return null
  const found = worked(p, card, what, first.text.gives, first)
  return { ...found, causes: [...found.causes, 'given'] }
}

/**
 * The destiny number of a card as it stands, whatever state the card is in; the printed one can be named. A card that is
 * drawn for destiny says itself what is added to that. (KRN-288, KRN-338, KRN-274)
 */
export function destinyOf(
  p: Position,
  card: CardId,
  printed = facts(p, card).destiny ?? 0,
  drawn = false,
): number {
  const own = drawn
    ? printedOf(p, card, 'modify').filter(({ text }) => text.what === 'destiny' && text.who === 'self')
    : []
  const { value } = worked(p, card, 'destiny', printed)
  return own.reduce((sum, { text }) => sum + (text.add ?? 0), value)
}
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
  if (isStill(p, card, what)) return { value: 0, causes: ['frozen'] }
  const found = worked(p, card, what, base)
  const own = printedOf(p, card, 'defines').some(({ text }) => text.what === what)
  return own ? { ...found, causes: [...found.causes, 'defined'] } : found
}

/** A droid's ability, and that of any card without one, is a 0 that nothing changes. (TRM-124) */
export const abilityOf = (p: Position, card: CardId): number => numberOf(p, card, 'ability')?.value ?? 0

countAbilityBy(abilityOf)

/** The power of a card, with what changes it. An unpiloted or landed ship has none. (TRM-313, TRM-450) */
export function powerOf(p: Position, card: CardId): number {
  if (facts(p, card).type === 'starship' && (isLanded(p, card) || isInCargo(p, card))) return 0
  return numberOf(p, card, 'power')?.value ?? 0
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
export function maneuverOf(p: Position, card: CardId): number | null {
  const { type } = facts(p, card)
  const crewed = type === 'starship' || type === 'vehicle'
  if (crewed && (!isCrewed(p, card) || isLanded(p, card) || isInCargo(p, card))) return null
  return numberOf(p, card, 'maneuver')?.value ?? null
}

/**
 * What a weapon's destiny is compared with: of a character the highest of ability, armor and maneuver, so that a droid with
 * neither of these has 0; of a starship or vehicle its armor or maneuver; of a creature the number that is printed for it.
 * (WPN-059 to WPN-062)
 */
export function defenseValueOf(p: Position, card: CardId): number {
  if (isCreature(p, card)) return facts(p, card).defenseValue ?? 0
  const worn = Math.max(armorOf(p, card) ?? 0, maneuverOf(p, card) ?? 0)
  return isCharacter(p, card) ? Math.max(abilityOf(p, card), worn) : worn
}

/** The ferocity of a creature, with the destinies that have been drawn for it. (ATK-030, ATK-031) */
export function ferocityOf(p: Position, creature: CardId, drawn = 0): number {
  const { ferocity = 0 } = facts(p, creature)
  const hungry = textsOf(p, creature, 'ferocity of last eaten').length > 0
  return modified(p, creature, 'ferocity', (hungry ? (p.cards[creature]!.ate ?? 0) : ferocity) + drawn)
}
