/** Capacity: may this card be aboard that one, and is there room? Asked by every way of coming aboard. */

import type { Reason } from '../../../../kernel/index.ts'
import {
  fits,
  hasRoom,
  openSlots,
  type SlotTrouble,
  slotGroups,
  slotKindsOf,
  slotTroubles,
} from '../../../model/capacity.ts'
import { isSquadron } from '../../../model/crew.ts'
import { cardsAboard, carrierOf, isActive, isOnTable, standsAt } from '../../../model/table.ts'
import { matches } from '../../../model/texts/filters.ts'
import { printedOf, textsOf } from '../../../model/texts/texts.ts'
import type { CardId, MoveDestination, Position, SlotKind } from '../../../model/types.ts'
import { noPilotForSeat } from '../../card-types/characters/pilots-drivers-and-passengers.ts'
import type { RuleId } from '../../keys.ts'
import { existsElsewhere } from '../../shared/on-table/location-restrictions.ts'
import { alsoBy, refusal } from '../../shared/reasons.ts'
import { arOnly, inRulings, underHeading, within } from '../../shared/rulebook.ts'
import { toCard } from '../move.ts'

export const rules = [
  ...underHeading('Inactive', { 'KRN-262': {} }),
  // Whoever is aboard has to disembark first, whichever way the move would go.
  ...underHeading('Regular - Shuttling', { 'MOV-090': arOnly }),
  ...underHeading('Regular - Using The Movement Text On A Location Card', { 'MOV-112': arOnly }),
  ...underHeading('Excluded From Battle', { 'BAT-168': {} }),
  ...inRulings('starships', { 'TRM-465': { same: ['DEP-263'] } }),
  ...underHeading('Unlimited - Embarking And Disembarking', {
    'MOV-105': { same: ['TRM-271'] },
    'MOV-111': {},
    'MOV-153': { same: ['TRM-053', 'TRM-199'] },
  }),
  ...inRulings('vehicles', { 'TRM-120': {} }),
  ...inRulings('capacity', { 'TRM-018': {} }),
]

const { holdsIn, refuse } = within(rules)

/** Whoever is aboard has to disembark first: before shuttling, and before a location's text moves it. */
export const disembarksBeforeShuttling = (p: Position) => holdsIn(p, 'MOV-090')
export const seatedForShuttling = (card: CardId, ship: CardId | null) => refuse('MOV-090', { card, ship })
export const seatedForText = (card: CardId, ship: CardId | null) => refuse('MOV-112', { card, ship })

/** No other move begins aboard something: whoever is there disembarks first. (MOV-111) */
export function* stillAboard(p: Position, card: CardId, to: CardId | null): Generator<Reason> {
  if (standsAt(p, card) === null) yield refusal('MOV-111', { card, to, ship: carrierOf(p, card) })
}

/** The same before a text relocates; the rulebook has a rule of its own for that of a location. (MOV-112) */
export function* stillAboardForText(p: Position, card: CardId, to: CardId | null): Generator<Reason> {
  if (!holdsIn(p, 'MOV-112')) yield* stillAboard(p, card, to)
  else if (standsAt(p, card) === null) yield seatedForText(card, carrierOf(p, card))
}

/** No other move ends aboard something: whoever goes there embarks. (MOV-111) */
export const ontoCard = (card: CardId, to: MoveDestination): Reason =>
  refusal('MOV-111', { card, ship: toCard(to) }, 'onto')

/** Its own text does not let this card be aboard that one, whichever way it would come there. */
export function* keptOff(p: Position, card: CardId, ship: CardId): Generator<Reason> {
  const texts = isOnTable(p, card) ? textsOf(p, card, 'not aboard') : printedOf(p, card, 'not aboard')
  if (texts.some(({ text, you }) => matches(p, text.what, ship, you)))
    yield refusal('MOV-105', { card, ship }, 'own text')
  yield* existsElsewhere(p, card, ship)
}

/** There are slots for some of these cards only. (MOV-105) */
export const notRoomForAll = (cards: readonly CardId[], ship: CardId): Reason =>
  refusal('MOV-105', { cards, ship }, 'slots for some')

/** Somebody finds a seat there, and whom he carries does not. (MOV-153) */
export const noSeatForWhomItCarries = (card: CardId | null, ship: CardId): Reason =>
  refusal('MOV-153', { card, ship })

/** Why there is no room for these cards, or for whom they carry. (MOV-105, MOV-153, TRM-465) */
export function* noRoom(p: Position, cards: readonly CardId[], to: MoveDestination): Generator<Reason> {
  if (!('aboard' in to)) return
  const { aboard: ship } = to
  const seats: { card: CardId; slot: SlotKind }[] = []
  for (const card of cards) {
    yield* keptOff(p, card, ship)
    const kinds = to.slot === undefined ? slotKindsOf(p, ship) : [to.slot]
    const trouble = slotTroubles(p, ship, card, kinds)
    const slot = to.slot ?? openSlots(p, ship, card)[0]
    if (trouble === null && slot !== undefined) seats.push({ card, slot })
    else if (trouble !== null) yield* noSlot(p, 'MOV-105', card, ship, to.slot, trouble)
  }
  if (seats.length < cards.length) return
  if (!hasRoom(p, ship, seats)) yield notRoomForAll(cards, ship)
  else if (!fits(p, ship, seats)) yield noSeatForWhomItCarries(cards[0] ?? null, ship)
}

function sayOfSlot(trouble: SlotTrouble) {
  if (trouble === 'no such slot') return 'no such slot'
  if (trouble === 'kind') return 'kind'
  return trouble === 'class' ? 'slot of a class' : 'slot taken'
}

/** The same where no slot is named: of all that there are. */
function sayOfAll(trouble: SlotTrouble) {
  if (trouble === 'full') return 'slots taken'
  return trouble === 'class' ? 'slot of a class' : 'no slot for it'
}

/**
 * What a squadron alone meets: it takes three slots, and none that are for any class. Slots that are stated for other
 * classes keep it out as they do everybody else. (TRM-465)
 */
function troubleOfSquadron(
  p: Position,
  card: CardId,
  ship: CardId,
  slot: SlotKind | undefined,
  trouble: SlotTrouble,
): Reason | null {
  if (trouble === 'full') return refusal('TRM-465', { card, ship }, 'slot taken')
  const kinds = slot === undefined ? slotKindsOf(p, ship) : [slot]
  const groups = slotGroups(p, ship).filter((group) => group.kinds.some((kind) => kinds.includes(kind)))
  const isForAny = groups.some((group) => !group.only && group.kinds.includes('starfighter'))
  return trouble === 'class' && isForAny ? refusal('TRM-465', { card, ship }, 'slot of a class') : null
}

/** Says what is wrong about a slot: its kind is another thing than its being taken. */
export function* noSlot(
  p: Position,
  rule: RuleId,
  card: CardId,
  ship: CardId,
  slot: SlotKind | undefined,
  trouble: SlotTrouble,
): Generator<Reason> {
  const ofSquadron = isSquadron(p, card) ? troubleOfSquadron(p, card, ship, slot, trouble) : null
  if (ofSquadron) yield alsoBy(ofSquadron, rule)
  else if (slot === undefined) yield refusal(rule, { card, ship }, sayOfAll(trouble))
  else yield refusal(rule, { card, ship, slot }, sayOfSlot(trouble))
  if (trouble === 'full') yield* stillSeated(p, ship, card, slot)
  if (trouble !== 'kind') return
  if (slot === 'pilot') yield noPilotForSeat({ card, ship })
  if (slot === 'driver') yield refusal('TRM-120', { card, ship })
  if (slot === 'astromech') yield refusal('TRM-018', { card, ship })
}

/** Those who are inactive keep their slots, the excluded too. (KRN-262, BAT-168) */
function* stillSeated(
  p: Position,
  ship: CardId,
  card: CardId,
  slot: SlotKind | undefined,
): Generator<Reason> {
  const idle = cardsAboard(p, ship).filter((rider) => !isActive(p, rider))
  const kinds = slot === undefined ? slotKindsOf(p, ship) : [slot]
  if (idle.length === 0 || slotTroubles(p, ship, card, kinds, idle) !== null) return
  yield refusal('KRN-262', { cards: idle, ship })
  if (idle.some((rider) => p.battle?.idle.includes(rider))) yield refusal('BAT-168', { cards: idle, ship })
}
