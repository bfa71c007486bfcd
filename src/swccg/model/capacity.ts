/** Capacity slots: what there is, who sits where, and whether somebody still fits. */

import { nth, rememberAbout } from '../../kernel/index.ts'
import { cardOf } from './cards/card-of.ts'
import { facts, once } from './cards/pool.ts'
import { canDrive, isAstromech, isCharacter, isPilot, isSquadron, isStarfighter, isVehicle } from './crew.ts'
import { cardsAboard, cardsOn, slotHeld, tableCards } from './table.ts'
import { matches } from './texts/filters.ts'
import type { CardId, Position, SlotGroup, SlotKind } from './types.ts'

const bridgeKinds: readonly SlotKind[] = ['pilot', 'driver', 'passenger', 'astromech']
export const isBridge = (slot: SlotKind): boolean => bridgeKinds.includes(slot)

export const slotGroups = (p: Position, card: CardId): readonly SlotGroup[] => facts(p, card).capacity ?? []

const slotKindsFor = once(({ capacity = [] }): readonly SlotKind[] => [
  ...new Set(capacity.flatMap(({ kinds }) => kinds)),
])

/** The kinds of slot that a card has, in printed order. */
export const slotKindsOf = (p: Position, card: CardId): readonly SlotKind[] => slotKindsFor(facts(p, card))

/**
 * May this card take a slot of this kind at all? A pilot slot takes a pilot, a driver slot who can drive, an astromech slot
 * an astromech, a starfighter slot a starfighter; a squadron only what is stated for its class. (TRM-018, TRM-465, MOV-189)
 */
export function suits(p: Position, card: CardId, slot: SlotKind): boolean {
  const printed = facts(p, card)
  const person = isCharacter(p, card) || printed.movesLike === 'character'
  switch (slot) {
    case 'pilot':
      return isPilot(printed)
    case 'driver':
      return canDrive(printed)
    case 'passenger':
      return person
    case 'astromech':
      return isAstromech(printed)
    case 'vehicle':
      return isVehicle(p, card)
    case 'starfighter':
      return isStarfighter(p, card) || isSquadron(p, card)
    case 'cargo':
      return isVehicle(p, card) || isStarfighter(p, card)
  }
}

/** How many slots a card takes: a squadron three, what only moves like a character none. (TRM-465, MOV-185) */
export function slotsTaken(p: Position, card: CardId): number {
  if (isSquadron(p, card)) return 3
  return facts(p, card).movesLike === 'character' ? 0 : 1
}

interface Seating {
  /** What is left of each group, in printed order. */
  left: number[]
  /** Everybody found room. */
  fits: boolean
}

interface Rider {
  card: CardId
  slot: SlotKind
}

/** Where the groups of a card stand in its print, the narrowest first: one that only it may use, then one with fewer kinds. */
const narrowestFirst = once(({ capacity = [] }): readonly number[] => {
  const narrower = (a: SlotGroup, b: SlotGroup) =>
    a.kinds.length - b.kinds.length || Number(!a.only) - Number(!b.only)
  return [...capacity.keys()].sort((a, b) => narrower(capacity[a]!, capacity[b]!))
})

/** Seats cards in their slots, those with the least choice first. */
function seat(p: Position, ship: CardId, riders: readonly Rider[]): Seating {
  const printed = facts(p, ship)
  const { capacity: groups = [] } = printed
  const left = groups.map(({ count }) => (count === 'unlimited' ? Number.POSITIVE_INFINITY : count))
  const choices = riders.map(({ card, slot }) => ({
    size: slotsTaken(p, card),
    among: narrowestFirst(printed).filter((index) => {
      const group = groups[index]!
      return group.kinds.includes(slot) && admits(p, ship, group, card)
    }),
  }))
  if (choices.length > 1) choices.sort((a, b) => a.among.length - b.among.length)
  let fits = true
  for (const { size, among } of choices) {
    const room = among.find((index) => left[index]! >= size)
    if (room === undefined) fits = false
    else left[room]! -= size
  }
  return { left, fits }
}

/** A squadron uses only slots that are stated for its class. */
function admits(p: Position, ship: CardId, group: SlotGroup, card: CardId): boolean {
  if (group.only) return matches(p, group.only, card, cardOf(p, ship).owner)
  return !isSquadron(p, card)
}

/** The cards in the slots of a card, with their slots. */
export function ridersOf(p: Position, ship: CardId): Rider[] {
  return cardsAboard(p, ship).map((card) => ({ card, slot: slotHeld(p, card) ?? 'passenger' }))
}

/** Characters that a character carries: a captive, or Yoda in Luke's Backpack. They need seats of their own. (MOV-153) */
function carriedBy(p: Position, card: CardId): CardId[] {
  const things = cardsOn(p, card)
  if (things.length === 0) return []
  return [...things, ...things.flatMap((thing) => cardsOn(p, thing))].filter((one) => isCharacter(p, one))
}

/** Those who need seats: the given ones and whom they carry. */
const withCarried = (p: Position, riders: readonly Rider[]) =>
  riders.flatMap((rider) => [
    rider,
    ...carriedBy(p, rider.card).map((card) => ({ card, slot: 'passenger' as const })),
  ])

/** Slots of this kind that are still empty; either-or slots count for each of their kinds. */
export function emptySlots(p: Position, ship: CardId, slot: SlotKind): number {
  const { left } = seat(p, ship, withCarried(p, ridersOf(p, ship)))
  return slotGroups(p, ship).reduce(
    (sum, { kinds }, i) => (kinds.includes(slot) ? sum + nth(left, i) : sum),
    0,
  )
}

/** Who keeps a slot while these come and those leave. */
function stayingAboard(
  p: Position,
  ship: CardId,
  newcomers: readonly { card: CardId }[],
  leaving: readonly CardId[],
) {
  const riders = ridersOf(p, ship)
  return riders.filter(({ card }) => !leaving.includes(card) && !newcomers.some((one) => one.card === card))
}

/** Is there room for these cards alone, whomever they carry? */
export function hasRoom(
  p: Position,
  ship: CardId,
  newcomers: readonly Rider[],
  leaving: readonly CardId[] = [],
): boolean {
  const staying = stayingAboard(p, ship, newcomers, leaving)
  return seat(p, ship, [...withCarried(p, staying), ...newcomers]).fits
}

/** Could these cards sit in these slots, besides (or instead of) those who are aboard already? */
export function fits(
  p: Position,
  ship: CardId,
  newcomers: readonly Rider[],
  leaving: readonly CardId[] = [],
): boolean {
  const staying = stayingAboard(p, ship, newcomers, leaving)
  return seat(p, ship, withCarried(p, [...staying, ...newcomers])).fits
}

/** What keeps a card out of a kind of slot: there is none, it takes others, its class is not stated, or all are taken. */
export type SlotTrouble = 'no such slot' | 'kind' | 'class' | 'full'

/** What keeps this card out of that kind of slot, and null where one is free for it. Who is leaving does not count. */
export function slotTrouble(
  p: Position,
  ship: CardId,
  card: CardId,
  slot: SlotKind,
  leaving: readonly CardId[] = [],
): SlotTrouble | null {
  const groups = slotGroups(p, ship).filter(({ kinds }) => kinds.includes(slot))
  if (groups.length === 0) return 'no such slot'
  if (!suits(p, card, slot)) return 'kind'
  if (!groups.some((group) => admits(p, ship, group, card))) return 'class'
  return hasRoom(p, ship, [{ card, slot }], leaving) ? null : 'full'
}

/** The same for several kinds of slot: what keeps it out of the one that it comes nearest to. */
export function slotTroubles(
  p: Position,
  ship: CardId,
  card: CardId,
  slots: readonly SlotKind[],
  leaving: readonly CardId[] = [],
): SlotTrouble | null {
  const all = slots.map((slot) => slotTrouble(p, ship, card, slot, leaving))
  if (all.includes(null)) return null
  return (['full', 'class', 'kind'] as const).find((trouble) => all.includes(trouble)) ?? 'no such slot'
}

const wishes: readonly SlotKind[] = [
  'pilot',
  'driver',
  'passenger',
  'astromech',
  'vehicle',
  'starfighter',
  'cargo',
]
const wishesOfAstromech: readonly SlotKind[] = ['astromech', ...wishes.filter((slot) => slot !== 'astromech')]

/** What has been worked out of open slots: by ship, then by card. */
const knownOpen = rememberAbout([tableCards], (_p: Position): SlotKind[][][] => [])

/**
 * The slots that a card could take on another, the most fitting first: a pilot pilots if there is room, a driver drives if
 * nobody does, others ride. (TRM-314)
 */
export function openSlots(p: Position, ship: CardId, card: CardId): readonly SlotKind[] {
  const known = knownOpen(p)
  const ofShip = known[ship] ?? []
  known[ship] = ofShip
  const found = ofShip[card] ?? slotsOpenTo(p, ship, card)
  ofShip[card] = found
  return found
}

/** The same where some are about to leave. */
export function slotsOpenTo(
  p: Position,
  ship: CardId,
  card: CardId,
  leaving: readonly CardId[] = [],
): SlotKind[] {
  const offered = slotKindsOf(p, ship)
  return (isAstromech(facts(p, card)) ? wishesOfAstromech : wishes).filter(
    (slot) => offered.includes(slot) && slotTrouble(p, ship, card, slot, leaving) === null,
  )
}
