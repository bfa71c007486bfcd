/** Where everything is: the one writer of whereabouts, and what lies at, aboard and on what. */

import { rememberAbout, type Writer } from '../../kernel/index.ts'
import { cardOf } from './cards/card-of.ts'
import { neverInLifeForce } from './cards/never-in.ts'
import { facts, plain } from './cards/pool.ts'
import type { CardId, Edition, PileName, Player, Position, SlotKind, Where } from './types.ts'

/** What most questions are about: the cards on table. Nothing of it changes where a card goes from one pile to another. */
export const tableCards = 'cards:table'

/** Where everything is: worked out once for a position, since nearly every question begins with it. */
interface Whereabouts {
  /** By location or card: what lies at it, is aboard it or on it, directly. */
  at: CardId[][]
  aboard: CardId[][]
  on: CardId[][]
  /** By location: everything there, inside and on other cards too. */
  within: CardId[][]
  /** By player: the cards beside the locations. */
  table: Record<Player, CardId[]>
  all: CardId[]
  /** By card: the location that it lies at itself, the one that it is at in the end, and the card that carries it. */
  stand: (CardId | null)[]
  location: (CardId | null)[]
  carrier: (CardId | null)[]
  slot: (SlotKind | null)[]
  /** By card: the card that it is deployed on or carried by. */
  bearer: (CardId | null)[]
  /** By card: in no pile, not being played and not supporting; and besides not covered, captive or stacked. */
  isOnTable: boolean[]
  isInPlay: boolean[]
}

/** A place of any form: reading a field that may be absent is quicker than asking for the form. */
type AnyWhere = Partial<Record<'at' | 'aboard' | 'on' | 'under', CardId>> & {
  in?: PileName
  played?: Player
  table?: Player
  layout?: true
  slot?: SlotKind
  as?: string
}

const whereabouts = rememberAbout(['cards.where:table'], (p: Position): Whereabouts => {
  const count = p.cards.length
  const found: Whereabouts = {
    at: [],
    aboard: [],
    on: [],
    within: [],
    table: { light: [], dark: [] },
    all: [],
    stand: new Array(count).fill(null),
    location: new Array(count).fill(null),
    carrier: new Array(count).fill(null),
    slot: new Array(count).fill(null),
    bearer: new Array(count).fill(null),
    isOnTable: new Array(count).fill(false),
    isInPlay: new Array(count).fill(false),
  }
  for (const { id, where } of p.cards) {
    const { in: pile, played, at, aboard, slot = null, on, as, table, under } = where as AnyWhere
    if (pile !== undefined || played !== undefined) continue
    const isBorne = as === 'attached' || as === 'carried'
    found.isOnTable[id] = on === undefined || !isSupporting(where)
    if (found.isOnTable[id]) found.all.push(id)
    found.isInPlay[id] = found.isOnTable[id] && under === undefined && (on === undefined || isBorne)
    if (at !== undefined) {
      found.stand[id] = at
      add(found.at, at, id)
    } else if (aboard !== undefined) {
      found.carrier[id] = aboard
      found.slot[id] = slot
      add(found.aboard, aboard, id)
    } else if (on !== undefined) {
      if (as !== 'imprisoned' && as !== 'stacked') found.carrier[id] = on
      if (isBorne) found.bearer[id] = on
      add(found.on, on, id)
    } else if (table !== undefined) found.table[table].push(id)
    const location = locationFrom(p, id)
    found.location[id] = location
    if (location !== null && location !== id) add(found.within, location, id)
  }
  return found
})

function add(lists: CardId[][], key: CardId, card: CardId): void {
  const list = lists[key]
  if (list) list.push(card)
  else lists[key] = [card]
}

/** Follows a card outwards to the location where it is. A location is at itself. */
function locationFrom(p: Position, card: CardId): CardId | null {
  let here = card
  for (;;) {
    const { where } = cardOf(p, here)
    const { at, layout, aboard, on } = where as AnyWhere
    if (at !== undefined) return at
    if (layout) return here
    if (aboard !== undefined) here = aboard
    else if (on !== undefined && !isSupporting(where)) here = on
    else return null
  }
}

const none: readonly CardId[] = []

/** Cards that lie at a location themselves (not what is aboard or on them). */
export const cardsAt = (p: Position, location: CardId): readonly CardId[] =>
  whereabouts(p).at[location] ?? none

/** Cards in the capacity slots of a card. */
export const cardsAboard = (p: Position, card: CardId): readonly CardId[] =>
  whereabouts(p).aboard[card] ?? none

/** Cards attached to, carried by, captive of or stacked on a card. */
export const cardsOn = (p: Position, card: CardId): readonly CardId[] => whereabouts(p).on[card] ?? none

/** Cards beside the locations, on a player's side. */
export const cardsOnTable = (p: Position, player: Player): readonly CardId[] => whereabouts(p).table[player]

/** Every card on table, in the order of their numbers. */
export const allOnTable = (p: Position): readonly CardId[] => whereabouts(p).all

/** Every card that is at a location, inside and on other cards too, in the order of their numbers. */
export const everythingAt = (p: Position, location: CardId): readonly CardId[] =>
  whereabouts(p).within[location] ?? none

/** The location where a card is, or null while it is on none. A location is at itself. */
export const locationOf = (p: Position, card: CardId): CardId | null => whereabouts(p).location[card] ?? null

/** The location that a card itself lies at, or null while it is aboard or on something. */
export const standsAt = (p: Position, card: CardId): CardId | null => whereabouts(p).stand[card] ?? null

/** The card that carries this one directly, or null. */
export const carrierOf = (p: Position, card: CardId): CardId | null => whereabouts(p).carrier[card] ?? null

/** The capacity slot that a card is in, or null. */
export const slotHeld = (p: Position, card: CardId): SlotKind | null => whereabouts(p).slot[card] ?? null

/** The card that a card sits in, with its slot; null if it is in none. */
export function seatOf(p: Position, card: CardId): { ship: CardId; slot: SlotKind } | null {
  const slot = slotHeld(p, card)
  return slot === null ? null : { ship: carrierOf(p, card) as CardId, slot }
}

/** A card and everything that is aboard it and on it, however deep. */
export function withCargo(p: Position, card: CardId): CardId[] {
  const all = [card]
  // The list grows under way.
  for (const next of all) all.push(...cardsAboard(p, next), ...cardsOn(p, next))
  return all
}

/** Is this card that one, or inside or on it, however deep? */
export function isWithin(p: Position, card: CardId, outer: CardId): boolean {
  for (let here: CardId | null = card; here !== null; here = carrierOf(p, here))
    if (here === outer) return true
  return false
}

/** Stacked without having been in play, or face down: of some effect, but not on table. (KRN-275, KRN-276, KRN-285) */
const isSupporting = (where: Where): boolean =>
  'on' in where && (where.supporting === true || where.face !== undefined)

export const isOnTable = (p: Position, card: CardId): boolean => whereabouts(p).isOnTable[card] === true

export const hasState = (p: Position, card: CardId, state: string): boolean =>
  cardOf(p, card).states.includes(state)

/** States in which a card is inactive. */
const setAside = new Set(['captive', 'missing', 'inactive', 'suspended'])

/** Does its text work on captives? (KRN-265) */
const worksOnCaptives = (p: Position, card: CardId): boolean =>
  facts(p, card).abilities?.some(({ does }) => does === 'works on captives') === true

/**
 * In play and able to act: not captive, missing or otherwise set aside. What is deployed on or carried by a card that is
 * set aside is so with it, and comes back with it. (KRN-264, KRN-266)
 */
export const isActive = (p: Position, card: CardId): boolean => activity(p)[card] === true

/** By card, whether it is active. */
const activity = rememberAbout([tableCards], (p: Position): boolean[] => {
  const active: boolean[] = new Array(p.cards.length).fill(false)
  for (const card of allOnTable(p)) active[card] = canAct(p, card)
  return active
})

/** Where an Utinni Effect goes out of action with its target, and comes back with it; in 2001 it works on. (KRN-264, TRM-189) */
const idleWithTargetIn: readonly Edition[] = ['ar']

function canAct(p: Position, card: CardId): boolean {
  const { isInPlay, bearer } = whereabouts(p)
  if (!isInPlay[card]) return false
  const { states, aims } = cardOf(p, card)
  if (states.length > 0 && states.some((state) => setAside.has(state))) return false
  if (aims?.length && idleWithTargetIn.includes(p.edition) && !aims.some((one) => canAct(p, one)))
    return false
  const on = bearer[card] ?? null
  if (on === null || canAct(p, on)) return true
  if (hasState(p, on, 'captive') && worksOnCaptives(p, card)) return true
  // A parasite stays active on a host that is not. (ATK-069)
  return facts(p, card).type === 'creature' && isOnTable(p, on)
}

/** Every card that supports something, in the order of their numbers. */
export const allSupporting = rememberAbout(['cards.where:table'], (p: Position): readonly CardId[] =>
  p.cards.flatMap(({ id, where }) => (isSupporting(where) ? [id] : [])),
)

/** Every active card, in the order of their numbers. */
export const allActive = rememberAbout([tableCards], (p: Position): readonly CardId[] =>
  allOnTable(p).filter((card) => isActive(p, card)),
)

/** The five states, one of which every card is in at any moment. (KRN-255) */
export type CardStanding = 'active' | 'inactive' | 'supporting' | 'unit of Force' | 'out of play'

/** Which of the five states a card is in. A card that is being played or deployed is active already. (KRN-256) */
export function standingOf(p: Position, card: CardId): CardStanding {
  const { where } = cardOf(p, card)
  if ('in' in where) return where.in === 'out' ? 'out of play' : 'unit of Force'
  if (isSupporting(where)) return 'supporting'
  return 'played' in where || isActive(p, card) ? 'active' : 'inactive'
}

/** In the rulings of 2001 nothing that is stacked on an Effect or Objective is on table. (TRM-146) */
const stackedAsideIn: readonly Edition[] = ['crd']

/** The one of which they say otherwise. */
const keepsOnTable = 'weather vane'

/** Is a card that is stacked on this one never on table, though it was in play before? On Political Effects none is. (TRM-146, TRM-421) */
export function isStackedAside(p: Position, on: CardId): boolean {
  const { type, subtype, title } = facts(p, on)
  if (type === 'effect' && subtype === 'political') return true
  if (type !== 'effect' && type !== 'objective') return false
  return stackedAsideIn.includes(p.edition) && plain(title) !== keepsOnTable
}

const isOff = (where: Where) => 'in' in where || 'played' in where

const without = (cards: readonly CardId[], card: CardId) =>
  cards[0] === card ? cards.slice(1) : cards.filter((other) => other !== card)

/**
 * Puts a card somewhere else: into a pile on top. Nothing else writes whereabouts, so piles and whereabouts cannot disagree.
 * What is stacked is inactive if it was in play, and supporting if it was not. (KRN-284, KRN-285) What may not be in Life
 * Force has no pile but that of the cards out of play. (TRN-031, TRN-032)
 */
export function put(w: Writer<Position>, card: CardId, wanted: Where): void {
  const bound = 'in' in wanted && wanted.in !== 'out' && neverInLifeForce(facts(w.now, card))
  const where: Where = bound ? { in: 'out' } : wanted
  const before = cardOf(w.now, card)
  if ('in' in before.where) setPile(w, before.owner, before.where.in, (cards) => without(cards, card))
  if ('in' in where) setPile(w, before.owner, where.in, (cards) => [card, ...cards])
  // What moves is revealed no longer. (KRN-043)
  for (const part of ['shown', 'glimpsed', 'revealed'] as const) {
    const list = w.now[part]
    if (list?.includes(card)) w.put(part, without(list, card))
  }
  const outside = 'in' in before.where || isSupporting(before.where)
  const stacked = 'on' in where && where.as === 'stacked' && (outside || isStackedAside(w.now, where.on))
  lay(w, card, stacked ? { ...where, supporting: true } : where)
}

/** Writes where a card is, the piles left out. */
export function lay(w: Writer<Position>, card: CardId, where: Where): void {
  const [wasOff, willBeOff] = [isOff(cardOf(w.now, card).where), isOff(where)]
  if (wasOff && !willBeOff) {
    const clock = (w.now.clock ?? 0) + 1
    w.put('clock', clock)
    w.patch('cards', card, { where, since: clock })
    return
  }
  w.patch('cards', card, { where }, wasOff && willBeOff ? 'table' : '')
  if (!wasOff && willBeOff && w.now.lasting.some(({ on }) => on?.includes(card))) liftFrom(w, card)
}

/** What has been put on a card is over when that card leaves table. (KRN-147, KRN-148) */
function liftFrom(w: Writer<Position>, card: CardId): void {
  const left = w.now.lasting.flatMap((one) => {
    if (!one.on?.includes(card)) return one
    const on = without(one.on, card)
    return on.length > 0 ? { ...one, on } : []
  })
  w.put('lasting', left)
}

/** Puts the cards of a deck or pile in another order. */
export function arrange(w: Writer<Position>, owner: Player, pile: PileName, order: readonly CardId[]): void {
  setPile(w, owner, pile, () => [...order])
}

function setPile(
  w: Writer<Position>,
  player: Player,
  pile: PileName,
  change: (cards: CardId[]) => CardId[],
): void {
  const piles = w.now.piles
  w.put('piles', { ...piles, [player]: { ...piles[player], [pile]: change(piles[player][pile]) } })
}

export function setState(w: Writer<Position>, card: CardId, state: string, is: boolean): void {
  const { states } = cardOf(w.now, card)
  if (states.includes(state) === is) return
  w.patch('cards', card, { states: is ? [...states, state] : states.filter((other) => other !== state) })
}

/**
 * Uses Force: cards go one by one from the top of the Force Pile to the Used Pile.
 * @param amount in cards.
 * @throws where the Force Pile has fewer.
 */
export function spendForce(w: Writer<Position>, player: Player, amount: number): void {
  if (amount === 0) return
  const { force, used } = w.now.piles[player]
  if (force.length < amount) throw new Error(`${player} has ${force.length} Force, not ${amount}`)
  const spent = force.slice(0, amount)
  for (const card of spent) lay(w, card, { in: 'used' })
  const piles = w.now.piles
  w.put('piles', {
    ...piles,
    [player]: { ...piles[player], force: force.slice(amount), used: [...spent.toReversed(), ...used] },
  })
  const soFar = w.now.forceUsed ?? { light: 0, dark: 0 }
  w.put('forceUsed', { ...soFar, [player]: soFar[player] + amount })
}

/** How much Force a player has used in the game so far. */
export const forceUsedBy = (p: Position, player: Player): number => p.forceUsed?.[player] ?? 0

export const forceOf = (p: Position, player: Player): number => p.piles[player].force.length

/** How many cards a player has drawn for destiny that are unresolved still. */
function unresolvedOf(p: Position, player: Player): number {
  let count = 0
  for (const { where } of p.cards) if ('played' in where && where.destiny && where.played === player) count++
  return count
}

/**
 * Reserve Deck, Force Pile and Used Pile, and destiny draws that are unresolved; the hand, the table and the Lost Pile do not
 * count. (KRN-001, KRN-003, KRN-005)
 */
export function lifeForceOf(p: Position, player: Player): number {
  const { reserve, force, used } = p.piles[player]
  return reserve.length + force.length + used.length + unresolvedOf(p, player)
}
