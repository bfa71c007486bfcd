/** Is there room aboard? Asked by every way of coming aboard. */

import { no, type Reason } from '../../../kernel/index.ts'
import { fits, hasRoom, openSlots, slotKindsOf, suits } from '../../model/capacity.ts'
import { cardsAboard, isActive } from '../../model/table.ts'
import type { CardId, Destination, Position, SlotKind } from '../../model/types.ts'
import { arOnly, underHeading } from '../ground/rulebook.ts'
import { toCard } from './kind.ts'

export const rules = [
  ...underHeading('Inactive', { 'KRN-262': {} }),
  // Whoever is aboard has to disembark first, whichever way the move would go.
  ...underHeading('Regular - Shuttling', { 'MOV-090': arOnly }),
  ...underHeading('Regular - Using The Movement Text On A Location Card', { 'MOV-112': arOnly }),
  ...underHeading('Excluded From Battle', { 'BAT-168': {} }),
]

/** Why there is no room for these cards, or for whom they carry. (MOV-105, MOV-153) */
export function* noRoom(p: Position, cards: readonly CardId[], to: Destination): Generator<Reason> {
  const ship = toCard(to)
  if (ship === null || !('aboard' in to)) return
  const seats: { card: CardId; slot: SlotKind }[] = []
  for (const card of cards) {
    const slot = to.slot ?? openSlots(p, ship, card)[0]
    if (slot === undefined || !suits(p, card, slot)) {
      yield no('MOV-105', { card, ship, slot: slot ?? '' }, slot === undefined ? 'none' : 'kind')
      const wishes = slotKindsOf(p, ship).filter((kind) => suits(p, card, kind))
      if (slot === undefined)
        yield* stillSeated(
          p,
          ship,
          wishes.map((kind) => [{ card, slot: kind }]),
        )
      if (slot === 'pilot') yield no('TRM-312', { card, ship })
      if (slot === 'driver') yield no('TRM-120', { card, ship })
      if (slot === 'astromech') yield no('TRM-018', { card, ship })
    } else seats.push({ card, slot })
  }
  if (!hasRoom(p, ship, seats)) {
    yield no('MOV-105', { card: cards[0] ?? null, ship })
    yield* stillSeated(p, ship, [seats])
  } else if (!fits(p, ship, seats)) yield no('MOV-153', { card: cards[0] ?? null, ship })
}

/** Those who are inactive keep their slots, the excluded too. (KRN-262, BAT-168) */
function* stillSeated(
  p: Position,
  ship: CardId,
  ways: readonly (readonly { card: CardId; slot: SlotKind }[])[],
): Generator<Reason> {
  const idle = cardsAboard(p, ship).filter((rider) => !isActive(p, rider))
  if (idle.length === 0 || !ways.some((seats) => hasRoom(p, ship, seats, idle))) return
  yield no('KRN-262', { cards: idle, ship })
  if (idle.some((rider) => p.battle?.idle.includes(rider))) yield no('BAT-168', { cards: idle, ship })
}
