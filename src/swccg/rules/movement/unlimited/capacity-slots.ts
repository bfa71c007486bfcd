/** Unlimited - Moving Between Capacity Slots. */

import type { Reason } from '../../../../kernel/index.ts'
import { fits, isBridge, openSlots, slotGroups, slotKindsOf, slotTrouble } from '../../../model/capacity.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { facts } from '../../../model/cards/pool.ts'
import { isVehicle } from '../../../model/crew.ts'
import { cardsAboard, seatOf, slotHeld } from '../../../model/table.ts'
import type { CardId, Position, SlotKind } from '../../../model/types.ts'
import type { Move } from '../../shared/actions/intent.ts'
import { applies } from '../../shared/observing.ts'
import { refusal } from '../../shared/reasons.ts'
import { arOnly, crdOnly, permits, underHeading, within } from '../../shared/rulebook.ts'
import { atAGlance } from '../at-a-glance.ts'
import { noSlot } from '../carrying/room-aboard.ts'
import { type Attempt, type MoveKind, toCard } from '../move.ts'

export const rules = underHeading('Unlimited - Moving Between Capacity Slots', {
  'MOV-116': { same: ['TRM-274'] },
  'MOV-117': { same: ['TRM-121'] },
  'MOV-118': arOnly,
  'MOV-119': arOnly,
  'MOV-120': permits,
  'MOV-208': { ...crdOnly, same: ['TRM-275'], ...permits },
})

const { holdsIn } = within(rules)

/** The rule that lets these two kinds of slot be changed on this card. */
function ruleFor(p: Position, ship: CardId, from: SlotKind, to: SlotKind) {
  if (!isBridge(from) || !isBridge(to)) return 'MOV-118'
  const { subtype } = facts(p, ship)
  if (isVehicle(p, ship) && subtype === 'creature') return 'MOV-208'
  if (isVehicle(p, ship) && subtype === 'transport') return 'MOV-117'
  const shared = slotGroups(p, ship).some(({ kinds }) => kinds.includes(from) && kinds.includes(to))
  return shared && holdsIn(p, 'MOV-119') ? 'MOV-119' : 'MOV-116'
}

/** Naming a driver makes the present driver a passenger. */
export function ousted(p: Position, card: CardId, ship: CardId, slot: SlotKind): CardId | null {
  if (slot !== 'driver') return null
  return cardsAboard(p, ship).find((id) => id !== card && slotHeld(p, id) === 'driver') ?? null
}

export const shift: MoveKind<'shift'> = {
  using: 'shift',
  class: atAGlance.slots.class,
  phases: ['deploy', 'move'],
  timeRule: 'MOV-116',
  everBy: (p, card) => slotHeld(p, card) !== null,

  timeRuleFor({ p, move, card }) {
    const seat = seatOf(p, card)
    const slot = 'aboard' in move.to ? move.to.slot : undefined
    const rule = seat && slot ? ruleFor(p, seat.ship, seat.slot, slot) : 'MOV-116'
    // A slot of two purposes is changed at the time of pilots and passengers.
    return rule === 'MOV-119' ? 'MOV-116' : rule
  },

  concerns: ({ p, card, move: { to } }) => toCard(to) !== null && seatOf(p, card)?.ship === toCard(to),

  *attempts(p, _player, card): Generator<Move> {
    const seat = seatOf(p, card)
    if (!seat) return
    const { ship } = seat
    const driving = slotKindsOf(p, ship).filter((kind) => kind === 'driver')
    for (const slot of new Set([...openSlots(p, ship, card), ...driving])) {
      if (slot !== seat.slot) yield { using: 'shift', cards: [card], to: { aboard: ship, slot } }
    }
  },

  *judge({ p, player, move, card }: Attempt): Generator<Reason> {
    const seat = seatOf(p, card)
    if (!seat || !('aboard' in move.to)) return yield refusal('MOV-116', { card }, 'not aboard')
    const { ship, slot: from } = seat
    const { slot } = move.to
    const details = { card, ship, slot: slot ?? '' }
    if (cardOf(p, ship).owner !== player) return yield refusal('MOV-116', details, 'not yours')
    if (slot === undefined || slot === from) return yield refusal('MOV-116', details, 'same')
    const rule = ruleFor(p, ship, from, slot)
    if (rule === 'MOV-118' && !holdsIn(p, 'MOV-118')) return yield refusal('MOV-116', details, 'cargo')
    if (rule === 'MOV-208' && !holdsIn(p, 'MOV-208')) return yield refusal('MOV-117', details, 'creature')
    applies(rule)
    if (slot === 'passenger') applies('TRM-303')
    if (slot === 'pilot') applies('TRM-312')
    if (slot === 'driver') applies('TRM-120')
    const other = ousted(p, card, ship, slot)
    const moved = other === null ? [] : [other]
    const trouble = slotTrouble(p, ship, card, slot, moved)
    if (trouble !== null) return yield* noSlot(p, rule, card, ship, slot, trouble)
    const seats = [{ card, slot }, ...moved.map((one) => ({ card: one, slot: 'passenger' as const }))]
    if (!fits(p, ship, seats)) yield refusal(rule, details, 'slot taken')
  },

  price: () => ({ force: 'free', rules: ['MOV-120'] }),

  needsCrew: () => false,
}
