/** Unlimited - Moving Between Docked Starships. */

import type { Reason } from '../../../../kernel/index.ts'
import { fits, isBridge, openSlots, slotKindsOf, slotsOpenTo, slotTroubles } from '../../../model/capacity.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { hasDockingCapability, isCapital, isCrewed, isStarship, isVehicle } from '../../../model/crew.ts'
import { isSector, isSite } from '../../../model/places/locations.ts'
import { cardsAboard, cardsAt, seatOf, slotHeld, standsAt } from '../../../model/table.ts'
import { cannotMove } from '../../../model/texts/texts.ts'
import type { CardId, Position, SlotKind } from '../../../model/types.ts'
import type { Crossing, Move } from '../../shared/actions/intent.ts'
import { applies } from '../../shared/observing.ts'
import { passedOn, refusal } from '../../shared/reasons.ts'
import { arOnly, crdOnly, permits, underHeading, within } from '../../shared/rulebook.ts'
import { atAGlance } from '../at-a-glance.ts'
import { keptOff, noSeatForWhomItCarries, noSlot } from '../carrying/room-aboard.ts'
import { heldFast } from '../general/cannot-move.ts'
import { type Attempt, type MoveKind, toCard } from '../move.ts'

export const rules = underHeading('Unlimited - Moving Between Docked Starships', {
  'MOV-121': { same: ['TRM-276'] },
  'MOV-122': {},
  'MOV-123': { ...arOnly, ...permits },
  'MOV-124': { same: ['TRM-277'] },
  'MOV-125': { same: ['TRM-278'] },
  'MOV-126': {},
  'MOV-127': {},
  'MOV-128': { ...arOnly, ...permits },
  'MOV-209': crdOnly,
})

const { holdsIn, refuse } = within(rules)

/** The capability is printed; the rulebook gives it to every capital starship besides. (MOV-123, MOV-209) */
const canDock = (p: Position, ship: CardId) =>
  hasDockingCapability(p, ship) || (isCapital(p, ship) && holdsIn(p, 'MOV-123'))

/** Who makes room on a ship by crossing away from it. */
const leavingFor = (crossings: readonly Crossing[], ship: CardId): CardId[] =>
  crossings.filter(({ to }) => to !== ship).map(({ card }) => card)

/** Those who cross to a ship and have a slot there. */
const ridersFor = (crossings: readonly Crossing[], ship: CardId) =>
  crossings.flatMap(({ card, to, slot }) => (to === ship && slot ? { card, slot } : []))

/** The kinds of slot that a crossing card could take: the one named, or those of the same sort (bridge or hold). */
function slotsFor(p: Position, { card, to, slot }: Crossing): readonly SlotKind[] {
  if (slot) return [slot]
  const from = slotHeld(p, card)
  return slotKindsOf(p, to).filter((other) => from === null || isBridge(other) === isBridge(from))
}

/**
 * Those of a group who can cross. Under the rulings of 2001 crossing is moving, and what cannot move stays (ED-05); if nobody can,
 * there is no group. (MOV-149)
 */
function ableToCross(p: Position, crossings: readonly Crossing[]): readonly Crossing[] {
  if (holdsIn(p, 'MOV-128')) return crossings
  const able = crossings.filter(({ card }) => !cannotMove(p, card))
  return able.length > 0 ? able : crossings
}

/** The crossings with the slots that the cards take: those named, or the best that those before them leave. */
export function seated(p: Position, all: readonly Crossing[]): Crossing[] {
  const found: Crossing[] = []
  const crossings = ableToCross(p, all)
  for (const crossing of crossings) {
    const { card, to } = crossing
    const leaving = leavingFor(crossings, to)
    const before = ridersFor(found, to)
    const kinds = slotsFor(p, crossing)
    const slot =
      crossing.slot ??
      slotsOpenTo(p, to, card, leaving).find(
        (kind) => kinds.includes(kind) && fits(p, to, [...before, { card, slot: kind }], leaving),
      )
    found.push(slot === undefined ? crossing : { ...crossing, slot })
  }
  return found
}

/** What stands in the way of one card that would cross. */
function* judgeCrossing(
  p: Position,
  ships: readonly CardId[],
  crossings: readonly Crossing[],
  crossing: Crossing,
): Generator<Reason> {
  const { card, to } = crossing
  const seat = seatOf(p, card)
  const details = { card, ship: to }
  const inHold = seat !== null && !isBridge(seat.slot)
  if (seat) applies(inHold ? 'MOV-126' : 'MOV-125')
  if (!seat || !ships.includes(seat.ship)) {
    const rule = isStarship(p, card) || isVehicle(p, card) ? 'MOV-126' : 'MOV-125'
    const place = standsAt(p, card)
    return yield place !== null && isSite(p, place)
      ? refusal('MOV-127', details)
      : refusal(rule, details, 'elsewhere')
  }
  if (!ships.includes(to) || to === seat.ship) yield refusal('MOV-124', details)
  yield* keptOff(p, card, to)
  const kinds = slotsFor(p, crossing)
  const trouble = slotTroubles(p, to, card, kinds, leavingFor(crossings, to))
  if (trouble !== null) yield* noSlot(p, inHold ? 'MOV-126' : 'MOV-124', card, to, crossing.slot, trouble)
  else if (kinds.every((kind) => isBridge(kind) === inHold))
    yield refusal(inHold ? 'MOV-126' : 'MOV-125', details)
  // Under the rulings of 2001 those who cross move, and what cannot move cannot cross. (ED-05)
  if (!holdsIn(p, 'MOV-128')) yield* heldFast(p, card)
}

function* judgeCrossings(p: Position, ships: readonly CardId[], all: readonly Crossing[]): Generator<Reason> {
  let found = false
  const crossings = ableToCross(p, all)
  if (crossings.length < all.length) applies('MOV-149')
  for (const crossing of crossings)
    if (yield* passedOn(p, judgeCrossing(p, ships, crossings, crossing))) found = true
  if (found) return
  const seats = seated(p, crossings)
  for (const ship of ships) {
    const arriving = seats.filter(({ to }) => to === ship)
    const riders = ridersFor(arriving, ship)
    const leaving = leavingFor(crossings, ship)
    if (riders.length === arriving.length && fits(p, ship, riders, leaving)) continue
    // One alone has found a slot that would do: whom it carries has none.
    const [one, ...others] = arriving
    if (one && others.length === 0) yield noSeatForWhomItCarries(one.card, ship)
    else yield refusal('MOV-124', { cards: arriving.map(({ card }) => card), ship }, 'slots for some')
  }
}

export const dock: MoveKind<'dock'> = {
  using: 'dock',
  class: atAGlance.dock.class,
  timeRule: 'MOV-121',
  everBy: (p, card) => isStarship(p, card) || slotHeld(p, card) !== null,

  concerns({ p, card, move }) {
    const other = toCard(move.to)
    if (other === null || !isStarship(p, other)) return false
    // A ship dropped on a ship, or somebody aboard one dropped on another: the ships dock.
    const ship = isStarship(p, card) ? card : seatOf(p, card)?.ship
    return ship !== undefined && ship !== other && isStarship(p, ship) && standsAt(p, ship) !== null
  },

  together: () => true,

  *attempts(p, player, card): Generator<Move> {
    const seat = seatOf(p, card)
    const ship = isStarship(p, card) && standsAt(p, card) !== null ? card : seat?.ship
    if (ship === undefined || !isStarship(p, ship)) return
    const place = standsAt(p, ship)
    if (place === null || isSite(p, place)) return
    for (const other of cardsAt(p, place)) {
      if (other === ship || !isStarship(p, other) || cardOf(p, other).owner !== player) continue
      const cards = [ship, other]
      if (ship !== card) {
        for (const slot of openSlots(p, other, card))
          yield { using: 'dock', cards, to: { aboard: other, slot }, crossings: [{ card, to: other, slot }] }
      } else if (cardsAboard(p, ship).length + cardsAboard(p, other).length > 0)
        yield { using: 'dock', cards, to: { aboard: other }, crossings: [] }
    }
  },

  intend(p, _player, card, to) {
    const other = toCard(to)!
    const seat = seatOf(p, card)
    if (isStarship(p, card) || !seat) return { using: 'dock', cards: [card, other], to, crossings: [] }
    const slot = 'aboard' in to && to.slot ? { slot: to.slot } : {}
    return { using: 'dock', cards: [seat.ship, other], to, crossings: [{ card, to: other, ...slot }] }
  },

  notYours: (card) => refusal('MOV-121', { card }, 'not yours'),

  *judge({ p, move }: Attempt): Generator<Reason> {
    const [one, other] = move.cards
    if (one === undefined || other === undefined || one === other) return yield refusal('MOV-121', {}, 'two')
    const details = { card: one, ship: other }
    applies('MOV-121', 'MOV-122')
    for (const ship of [one, other]) {
      if (!isStarship(p, ship)) return yield refusal('MOV-121', { card: ship }, 'no starship')
    }
    const place = standsAt(p, one)
    if (place === null || place !== standsAt(p, other) || isSite(p, place)) yield refusal('MOV-121', details)
    if (place !== null && isSector(p, place)) applies('TRM-348')
    if (!hasDockingCapability(p, one) && !hasDockingCapability(p, other)) applies('MOV-123')
    if (!canDock(p, one) && !canDock(p, other)) {
      if (isCapital(p, one) || isCapital(p, other)) yield refuse('MOV-209', details)
      yield refusal('MOV-122', details, 'capability')
    }
    if (!isCrewed(p, one) && !isCrewed(p, other)) yield refusal('MOV-122', details)
    applies('MOV-128')
    yield* judgeCrossings(p, [one, other], move.crossings ?? [])
  },

  price: () => ({ force: atAGlance.dock.cost, rules: ['MOV-124'] }),

  needsCrew: () => false,
}
