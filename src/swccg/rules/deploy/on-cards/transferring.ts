/** Handing a weapon or device from one card to another. (weapon - transferring) */

import type { Change, Reason } from '../../../../kernel/index.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { facts } from '../../../model/cards/pool.ts'
import { isLocation } from '../../../model/places/locations.ts'
import { isPresentWith, placeOf } from '../../../model/places/presence.ts'
import { isStolen } from '../../../model/stolen.ts'
import {
  allOnTable,
  carrierOf,
  everythingAt,
  forceOf,
  isActive,
  isOnTable,
  isWithin,
  locationOf,
  put,
  spendForce,
} from '../../../model/table.ts'
import { matches } from '../../../model/texts/filters.ts'
import { textsOf } from '../../../model/texts/texts.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import { notPresentWith } from '../../control/presence-occupying-and-controlling.ts'
import { inactive, insideItself, notOnTable } from '../../shared/actions/answering.ts'
import type { Transfer } from '../../shared/actions/intent.ts'
import type { IntentKind } from '../../shared/actions/intents.ts'
import type { Moment } from '../../shared/actions/moment.ts'
import { type Time, wrongTime } from '../../shared/actions/time-for-intents.ts'
import { underWay } from '../../shared/actions/timing-windows.ts'
import { inOrder } from '../../shared/order-of-reasons.ts'
import { madeUpOf, type Price } from '../../shared/paying.ts'
import type { ProcedureOf } from '../../shared/procedure.ts'
import { holding, nothingAgainst, refusal } from '../../shared/reasons.ts'
import { inRulings } from '../../shared/rulebook.ts'
import { remedy } from '../deploying.ts'
import { isEquipment, notThere } from './deploying-on-cards.ts'
import { priceThere } from './weapons-and-devices.ts'

const steps = ['initiation', 'carrying out'] as const

declare module '../../../model/under-way.ts' {
  interface Events {
    transferring: { card: CardId; ship: CardId }
    transferred: { card: CardId; ship: CardId }
  }
  interface Frames {
    transfer: { step: (typeof steps)[number]; player: Player; transfer: Transfer }
  }
}

export const rules = inRulings('weapon - transferring', {
  'WPN-043': { same: ['DEP-282'] },
  'WPN-044': { same: ['DEP-283'] },
  'WPN-077': { same: ['DEP-281', 'TRM-373'] },
})

const isBearer = (p: Position, card: CardId) =>
  ['character', 'vehicle', 'starship'].includes(facts(p, card).type)

/** Its own text that lets it be handed on, free and to other cards than the rule lets weapons and devices be. */
const ownText = (p: Position, card: CardId) => textsOf(p, card, 'may be transferred')[0]

/** The card whose text lets it be handed on free: itself or its bearer; null if neither does. */
function freedBy(p: Position, card: CardId): CardId | null {
  if (ownText(p, card)) return card
  const bearer = carrierOf(p, card)
  return bearer !== null && textsOf(p, bearer, 'transfers free').length > 0 ? bearer : null
}

function priceOf(p: Position, player: Player, { card, to }: Transfer): Price {
  const by = freedBy(p, card)
  if (by === null) return priceThere({ p, player, card, to: { on: to } })
  return { force: 0, rules: [], parts: [{ by, does: 'free', n: 0, rule: 'KRN-316' }] }
}

/** Are both bearers among those between whom this player may hand the card on? */
function mayPass(p: Position, player: Player, { card, to }: Transfer, bearer: CardId): boolean {
  const own = ownText(p, card)
  if (own) return cardOf(p, card).owner === player && matches(p, own.text.to, to, player, card)
  return cardOf(p, bearer).owner === player && cardOf(p, to).owner === player && isBearer(p, to)
}

/** Cards are handed on in a deploy phase of one's own. (WPN-043) */
const time: Time = { phases: ['deploy'], ownTurn: true }

function* reasonsAgainst(p: Position, player: Player, transfer: Transfer, moment: Moment): Generator<Reason> {
  const { card, to } = transfer
  const details = { card, ship: to }
  if (moment.frame?.does !== 'loop') yield underWay({ card })
  yield* wrongTime(time, 'WPN-043', p, player, moment, { card })
  if (!isOnTable(p, card)) return yield notOnTable({ card })
  const bearer = carrierOf(p, card)
  if (bearer === null || !isBearer(p, bearer) || !isEquipment(facts(p, card)))
    return yield refusal('WPN-043', details, 'what')
  if (!mayPass(p, player, transfer, bearer)) return yield refusal('WPN-043', details, 'whose')
  if (!isActive(p, bearer)) yield inactive({ card: bearer })
  if (isWithin(p, to, card)) return yield insideItself({ card })
  if (to === bearer || !isPresentWith(p, bearer, to)) {
    yield refusal('WPN-043', details, 'apart')
    yield* notPresentWith(p, bearer, to)
  }
  const refused = [...holding(p, notThere(p, player, card, { on: to }))]
  if (refused.length > 0) {
    yield refusal('WPN-044', details)
    if (isStolen(p, card)) yield refusal('WPN-077', details)
    yield* refused
  }
  const price = priceOf(p, player, transfer)
  const have = forceOf(p, player)
  if (price.force > have)
    yield madeUpOf(refusal('WPN-043', { card, need: price.force, have }, 'force'), price)
}

/** Pays for a transfer that has been judged legal, and starts it. */
function begin(change: Change<Position>, player: Player, transfer: Transfer): void {
  const { force, rules: cites } = priceOf(change.now, player, transfer)
  // Inside an enclosed card is a place of its own, where both are present.
  const place = placeOf(change.now, transfer.to)
  const inside = place !== null && !isLocation(change.now, place)
  spendForce(change, player, force)
  change.log({
    say: 'transfer',
    with: { card: transfer.card, ship: transfer.to, cost: force },
    by: player,
    cites: ['WPN-043', 'WPN-044', ...cites, ...(inside ? ['CTL-036'] : [])],
  })
  change.push({ does: 'transfer', player, transfer })
}

/** A player hands a weapon or device on. */
export const handingOn: IntentKind<'transfer'> = {
  judge(p, player, transfer, moment) {
    const reasons = inOrder(p, reasonsAgainst(p, player, transfer, moment))
    if (reasons.length > 0) return { legal: false, reasons, ...remedy(reasons) }
    const { force, parts = [] } = priceOf(p, player, transfer)
    return { legal: true, cost: force, parts, rules: ['WPN-043', 'WPN-044'] }
  },
  begin,
  time,
  *legal(p, player, moment) {
    for (const card of allOnTable(p)) {
      const { where } = cardOf(p, card)
      if (!('on' in where) || !isBearer(p, where.on) || !isEquipment(facts(p, card))) continue
      const at = locationOf(p, card)
      for (const to of at === null ? [] : everythingAt(p, at)) {
        const transfer = { card, to }
        if (!mayPass(p, player, transfer, where.on) || !isPresentWith(p, where.on, to)) continue
        if (nothingAgainst(p, reasonsAgainst(p, player, transfer, moment)))
          yield { kind: 'transfer', ...transfer }
      }
    }
  },
}

/** It changes hands if both are there still, once everybody has had his say. */
export const transferProcedure: ProcedureOf<'transfer'> = {
  steps,
  run(change, frame) {
    const { step, player, transfer, canceled } = frame
    if (canceled) return change.pop()
    if (step === 'initiation') {
      change.next()
      return change.window({ is: 'transferring', performer: player, card: transfer.card, ship: transfer.to })
    }
    change.pop()
    if (!isOnTable(change.now, transfer.to) || !isOnTable(change.now, transfer.card)) return
    put(change, transfer.card, { on: transfer.to, as: 'attached' })
    // What the change of hands brings about by itself follows it.
    change.window({ is: 'transferred', performer: player, card: transfer.card, ship: transfer.to })
  },
}
