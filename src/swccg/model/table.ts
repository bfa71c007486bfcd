/** Where everything is: the one writer of whereabouts, and what lies at, aboard and on what. */

import { rememberAbout, type Writer } from '../../kernel/index.ts'
import type { CardId, PileName, Player, Position, Where } from './types.ts'

interface Contents {
  at: CardId[][]
  aboard: CardId[][]
  on: CardId[][]
  table: Record<Player, CardId[]>
}

const none: readonly CardId[] = []

/** What most questions are about: the cards outside piles. Nothing of it changes where a card stays in piles. */
export const tableCards = 'cards:table'

const contents = rememberAbout([tableCards], (p: Position): Contents => {
  const found: Contents = { at: [], aboard: [], on: [], table: { light: [], dark: [] } }
  const add = (lists: CardId[][], key: CardId, card: CardId) => {
    const list = lists[key]
    if (list) list.push(card)
    else lists[key] = [card]
  }
  for (const { id, where } of p.cards) {
    if ('at' in where) add(found.at, where.at, id)
    else if ('aboard' in where) add(found.aboard, where.aboard, id)
    else if ('on' in where) add(found.on, where.on, id)
    else if ('table' in where) found.table[where.table].push(id)
  }
  return found
})

/** Cards that lie at a location themselves (not what is aboard or on them). */
export const cardsAt = (p: Position, location: CardId): readonly CardId[] => contents(p).at[location] ?? none

/** Cards in the capacity slots of a card. */
export const cardsAboard = (p: Position, card: CardId): readonly CardId[] => contents(p).aboard[card] ?? none

/** Cards attached to, carried by, captive of or stacked on a card. */
export const cardsOn = (p: Position, card: CardId): readonly CardId[] => contents(p).on[card] ?? none

/** Cards beside the locations, on a player's side. */
export const cardsOnTable = (p: Position, player: Player): readonly CardId[] => contents(p).table[player]

/** A card and everything that is aboard it and on it, however deep. */
export function withCargo(p: Position, card: CardId): CardId[] {
  const all = [card]
  for (let i = 0; i < all.length; i++) {
    const next = all[i] as CardId
    all.push(...cardsAboard(p, next), ...cardsOn(p, next))
  }
  return all
}

/** The location where a card is, or null while it is on none. A location is at itself. */
export function locationOf(p: Position, card: CardId): CardId | null {
  let here = card
  for (;;) {
    const { where } = p.cards[here]!
    if ('at' in where) return where.at
    if ('layout' in where) return here
    if ('aboard' in where) here = where.aboard
    else if ('on' in where && !isSupporting(where)) here = where.on
    else return null
  }
}

/** The card that carries this one directly, or null. */
export function carrierOf(p: Position, card: CardId): CardId | null {
  const { where } = p.cards[card]!
  if ('aboard' in where) return where.aboard
  if ('on' in where && where.as !== 'imprisoned' && where.as !== 'stacked') return where.on
  return null
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

const isOff = (where: Where) => 'in' in where || 'played' in where

export function isOnTable(p: Position, card: CardId): boolean {
  const { where } = p.cards[card]!
  return !isOff(where) && !isSupporting(where)
}

export const hasState = (p: Position, card: CardId, state: string): boolean =>
  p.cards[card]!.states.includes(state)

/** States in which a card is inactive. */
const setAside = new Set(['captive', 'missing', 'inactive', 'suspended'])

/**
 * In play and able to act: not captive, missing or otherwise set aside. What is deployed on or carried by a card that is
 * set aside is so with it, and comes back with it. (KRN-264, KRN-266)
 */
export function isActive(p: Position, card: CardId): boolean {
  const { states, where } = p.cards[card]!
  if ('in' in where || 'under' in where || 'played' in where) return false
  if (states.length > 0 && states.some((state) => setAside.has(state))) return false
  if (!('on' in where)) return true
  return (where.as === 'attached' || where.as === 'carried') && !isSupporting(where) && isActive(p, where.on)
}

/** The five states, one of which every card is in at any moment. (KRN-255) */
export type CardStanding = 'active' | 'inactive' | 'supporting' | 'unit of Force' | 'out of play'

/** Which of the five states a card is in. A card that is being played or deployed is active already. (KRN-256) */
export function standingOf(p: Position, card: CardId): CardStanding {
  const { where } = p.cards[card]!
  if ('in' in where) return where.in === 'out' ? 'out of play' : 'unit of Force'
  if (isSupporting(where)) return 'supporting'
  return 'played' in where || isActive(p, card) ? 'active' : 'inactive'
}

const without = (cards: readonly CardId[], card: CardId) => cards.filter((other) => other !== card)

/**
 * Puts a card somewhere else: into a pile on top. Nothing else writes whereabouts, so piles and whereabouts cannot disagree.
 * What is stacked is inactive if it was in play, and supporting if it was not. (KRN-284, KRN-285)
 */
export function put(w: Writer<Position>, card: CardId, where: Where): void {
  const before = w.now.cards[card]!
  if ('in' in before.where) setPile(w, before.owner, before.where.in, (cards) => without(cards, card))
  if ('in' in where) setPile(w, before.owner, where.in, (cards) => [card, ...cards])
  // What moves is revealed no longer. (KRN-043)
  for (const part of ['shown', 'revealed'] as const) {
    const list = w.now[part]
    if (list?.includes(card)) w.put(part, without(list, card))
  }
  const outside = 'in' in before.where || isSupporting(before.where)
  const stacked = 'on' in where && where.as === 'stacked' && outside
  lay(w, card, stacked ? { ...where, supporting: true } : where)
}

/** Writes where a card is, the piles left out. */
export function lay(w: Writer<Position>, card: CardId, where: Where): void {
  const [wasOff, willBeOff] = [isOff(w.now.cards[card]!.where), isOff(where)]
  if (wasOff && !willBeOff) {
    const clock = (w.now.clock ?? 0) + 1
    w.put('clock', clock)
    w.patch('cards', card, { where, since: clock })
    return
  }
  w.patch('cards', card, { where }, wasOff && willBeOff ? tableCards : null)
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
  const { states } = w.now.cards[card]!
  if (states.includes(state) === is) return
  w.patch('cards', card, { states: is ? [...states, state] : states.filter((other) => other !== state) })
}

/** Uses Force: cards go one by one from the top of the Force Pile to the Used Pile. */
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
}

export const forceOf = (p: Position, player: Player): number => p.piles[player].force.length

/** Reserve Deck, Force Pile and Used Pile; the hand, the table and the Lost Pile do not count. (KRN-001, KRN-005) */
export function lifeForceOf(p: Position, player: Player): number {
  const { reserve, force, used } = p.piles[player]
  return reserve.length + force.length + used.length
}
