/** Capacity slots: what there is, who sits where, and whether somebody still fits. */

import { canDrive, isAstromech, isCharacter, isPilot, isSquadron, isStarfighter, isVehicle } from './crew.ts'
import { matches } from './filters.ts'
import { facts } from './pool.ts'
import { cardsAboard, cardsOn } from './table.ts'
import type { CardId, Position, SlotGroup, SlotKind } from './types.ts'

const bridgeKinds: readonly SlotKind[] = ['pilot', 'driver', 'passenger', 'astromech']
export const isBridge = (slot: SlotKind): boolean => bridgeKinds.includes(slot)

export const slotGroups = (p: Position, card: CardId): readonly SlotGroup[] => facts(p, card).capacity ?? []

/** The kinds of slot that a card has, in printed order. */
export function slotKindsOf(p: Position, card: CardId): SlotKind[] {
  return [...new Set(slotGroups(p, card).flatMap(({ kinds }) => kinds))]
}

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

/** Seats cards in their slots, those with the least choice first. */
function seat(p: Position, ship: CardId, riders: readonly { card: CardId; slot: SlotKind }[]): Seating {
  const groups = slotGroups(p, ship)
  const left = groups.map(({ count }) => (count === 'unlimited' ? Number.POSITIVE_INFINITY : count))
  const choices = riders.map(({ card, slot }) => ({
    size: slotsTaken(p, card),
    // The narrowest group first: one that only it may use, then one with fewer kinds.
    among: groups
      .map((group, index) => ({ group, index }))
      .filter(({ group }) => group.kinds.includes(slot) && admits(p, ship, group, card))
      .sort(
        (a, b) =>
          a.group.kinds.length - b.group.kinds.length || Number(!a.group.only) - Number(!b.group.only),
      ),
  }))
  choices.sort((a, b) => a.among.length - b.among.length)
  let fits = true
  for (const { size, among } of choices) {
    const room = among.find(({ index }) => (left[index] as number) >= size)
    if (room) left[room.index] = (left[room.index] as number) - size
    else fits = false
  }
  return { left, fits }
}

/** A squadron uses only slots that are stated for its class. */
function admits(p: Position, ship: CardId, group: SlotGroup, card: CardId): boolean {
  if (group.only) return matches(p, group.only, card, p.cards[ship]!.owner)
  return !isSquadron(p, card)
}

/** The cards in the slots of a card, with their slots. */
export function ridersOf(p: Position, ship: CardId): { card: CardId; slot: SlotKind }[] {
  return cardsAboard(p, ship).map((card) => {
    const { where } = p.cards[card]!
    return { card, slot: 'aboard' in where ? where.slot : 'passenger' }
  })
}

/** Characters that a character carries: a captive, or Yoda in Luke's Backpack. They need seats of their own. (MOV-153) */
function carriedBy(p: Position, card: CardId): CardId[] {
  const things = cardsOn(p, card)
  return [...things, ...things.flatMap((thing) => cardsOn(p, thing))].filter((one) => isCharacter(p, one))
}

/** Those who need seats: the given ones and whom they carry. */
const withCarried = (p: Position, riders: readonly { card: CardId; slot: SlotKind }[]) =>
  riders.flatMap((rider) => [
    rider,
    ...carriedBy(p, rider.card).map((card) => ({ card, slot: 'passenger' as const })),
  ])

/** Slots of this kind that are still empty; either-or slots count for each of their kinds. */
export function emptySlots(p: Position, ship: CardId, slot: SlotKind): number {
  const { left } = seat(p, ship, withCarried(p, ridersOf(p, ship)))
  return slotGroups(p, ship).reduce(
    (sum, { kinds }, i) => (kinds.includes(slot) ? sum + (left[i] as number) : sum),
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
  const moving = new Set([...newcomers.map(({ card }) => card), ...leaving])
  return ridersOf(p, ship).filter(({ card }) => !moving.has(card))
}

/** Is there room for these cards alone, whomever they carry? */
export function hasRoom(
  p: Position,
  ship: CardId,
  newcomers: readonly { card: CardId; slot: SlotKind }[],
  leaving: readonly CardId[] = [],
): boolean {
  const staying = stayingAboard(p, ship, newcomers, leaving)
  return seat(p, ship, [...withCarried(p, staying), ...newcomers]).fits
}

/** Could these cards sit in these slots, besides (or instead of) those who are aboard already? */
export function fits(
  p: Position,
  ship: CardId,
  newcomers: readonly { card: CardId; slot: SlotKind }[],
  leaving: readonly CardId[] = [],
): boolean {
  const staying = stayingAboard(p, ship, newcomers, leaving)
  return seat(p, ship, withCarried(p, [...staying, ...newcomers])).fits
}

/**
 * The slots that a card could take on another, the most fitting first: a pilot pilots if there is room, a driver drives if
 * nobody does, others ride. (TRM-314)
 */
export function openSlots(
  p: Position,
  ship: CardId,
  card: CardId,
  leaving: readonly CardId[] = [],
): SlotKind[] {
  const wished: SlotKind[] = isAstromech(facts(p, card))
    ? ['astromech', 'pilot', 'driver', 'passenger', 'vehicle', 'starfighter', 'cargo']
    : ['pilot', 'driver', 'passenger', 'astromech', 'vehicle', 'starfighter', 'cargo']
  const offered = slotKindsOf(p, ship)
  return wished.filter(
    (slot) => offered.includes(slot) && suits(p, card, slot) && hasRoom(p, ship, [{ card, slot }], leaving),
  )
}
