/** Force Drain: initiated, answered, the Force lost unit by unit, answered again. */

import type { Change, Reason } from '../../../kernel/index.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { facts } from '../../model/cards/pool.ts'
import { isEnclosed, isUndercover } from '../../model/crew.ts'
import { isLocation } from '../../model/places/locations.ts'
import { hasPresence } from '../../model/places/presence.ts'
import {
  cardsAt,
  cardsOn,
  carrierOf,
  forceOf,
  hasState,
  isActive,
  setState,
  spendForce,
  withCargo,
} from '../../model/table.ts'
import { changedParts } from '../../model/texts/amounts.ts'
import { textsInForce } from '../../model/texts/texts.ts'
import { type CardId, opponentOf, type Player, type Position } from '../../model/types.ts'
import type { Event, Frame, FrameOf } from '../../model/under-way.ts'
import { fits } from '../actions/responses/events.ts'
import { notPaidTogether } from '../actions/responses/separate-costs.ts'
import { lossOf } from '../force/losing-force.ts'
import { type IntentKind, verdictOf } from '../shared/actions/intents.ts'
import type { Moment } from '../shared/actions/moment.ts'
import { type Time, wrongTime } from '../shared/actions/time-for-intents.ts'
import { busy } from '../shared/actions/timing-windows.ts'
import { noStrifeAt } from '../shared/on-table/location-restrictions.ts'
import { madeUpOf } from '../shared/paying.ts'
import { type ProcedureOf, topmost } from '../shared/procedure.ts'
import { nothingAgainst, refusal } from '../shared/reasons.ts'
import { changes, permits, underHeading } from '../shared/rulebook.ts'
import {
  type DrainBonus,
  drainAmount,
  drainCost,
  drainTexts,
  lossLimit,
  maySeize,
  protecting,
} from './force-drain-amount.ts'
import { notControlling } from './presence-occupying-and-controlling.ts'

const steps = ['responses', 'result', 'completed', 'over'] as const

declare module '../../model/under-way.ts' {
  interface Events {
    'Force drain initiated': { at: CardId }
    'Force drained': { at: CardId; cards: CardId[] }
  }
  interface Frames {
    'Force drain': {
      step: (typeof steps)[number]
      player: Player
      at: CardId
      /** Fixed when it has its result. */
      amount?: number
      /** What its player has chosen to add. */
      bonus?: DrainBonus[]
      /** Its initiation has set something off. */
      sets?: true
    }
  }
}

export const rules = [
  ...underHeading('Control Phase', { 'CTL-001': {} }),
  ...underHeading('Force Drain', {
    'CTL-002': {},
    'CTL-003': {},
    'CTL-004': {},
    'CTL-005': changes,
    'CTL-006': changes,
    'CTL-007': changes,
    'CTL-008': permits,
    'CTL-009': { same: ['TRM-147'] },
  }),
  ...underHeading('Timing Of Responses To Force Drains', { 'CTL-013': permits, 'CTL-014': permits }),
  ...underHeading('Force Drain Modifier', { 'CTL-015': { same: ['TRM-148'], ...permits } }),
  ...underHeading('Force Drains And Modifiers Example 1', { 'CTL-017': permits }),
  ...underHeading('Force Drain Bonus', { 'CTL-018': permits }),
  ...underHeading('Force Drains May Not Be Modified Or Canceled By Opponent', {
    'CTL-025': { same: ['TRM-153'] },
  }),
  ...underHeading('Force Draining With Droids', { 'CTL-012': changes }),
  ...underHeading('Instead Of Force Draining', { 'CTL-011': {} }),
  ...underHeading('Force Draining And Presence - A Set Of Complex Examples', {
    'CTL-030': permits,
    'CTL-032': {},
  }),
  ...underHeading('Force Drains And Canceling Example', {
    'CTL-027': { same: ['TRM-206'], ...changes },
    'CTL-029': { same: ['TRM-387'] },
  }),
  ...underHeading('Section C. Actions', { 'KRN-095': permits }),
  ...underHeading('Negative Numbers/Cannot Fall Below Zero/Minimum Zero', { 'KRN-321': changes }),
  ...underHeading('Separate Costs', { 'KRN-313': permits }),
  ...underHeading('Action Within An Action', { 'KRN-099': permits }),
  ...underHeading('Steps Of An Action - 2: Responses', { 'KRN-139': changes }),
]

/** Everything that is at a location, inside and on other cards too. */
const thingsAt = (p: Position, at: CardId): CardId[] =>
  [...cardsAt(p, at), ...cardsOn(p, at)].flatMap((card) => withCargo(p, card))

const taking = ['character', 'vehicle', 'starship', 'weapon', 'device']

/** Is a card inside a starship or an enclosed vehicle? (CTL-034) */
function isShutIn(p: Position, card: CardId): boolean {
  const carrier = carrierOf(p, card)
  return carrier !== null && isEnclosed(p, carrier)
}

/** The cards of a player that take part in his drain there. (CTL-008) */
const participants = (p: Position, player: Player, at: CardId): CardId[] =>
  thingsAt(p, at).filter(
    (card) => cardOf(p, card).owner === player && taking.includes(facts(p, card).type) && isActive(p, card),
  )

/** Drains are initiated in a control phase of one's own. (CTL-001) */
const drainTime: Time = { phases: ['control'], ownTurn: true }

/** Is it the time for a Force drain? */
function* notNow(p: Position, player: Player, at: CardId, moment: Moment): Generator<Reason> {
  const { frame } = moment
  if (frame?.does !== 'loop') {
    yield busy()
    const is = frame?.does === 'window' ? frame.event.is : null
    if (frame?.does === 'lose Force' || is === 'Force drain initiated' || is === 'Force drained')
      yield refusal('CTL-003', { at })
  }
  yield* wrongTime(drainTime, 'CTL-001', p, player, moment, { at })
}

/** May this player initiate a Force drain at this location? */
export function* reasonsAgainstDrain(
  p: Position,
  player: Player,
  at: CardId,
  moment: Moment,
): Generator<Reason> {
  yield* notNow(p, player, at, moment)
  if (!isLocation(p, at) || !p.layout.includes(at))
    return yield refusal('CTL-002', { card: at }, 'no location')
  yield* noStrifeAt(p, at, 'drain', at)
  if (!maySeize(p, player, at)) {
    yield refusal('CTL-002', { at }, 'control')
    yield* notControlling(p, player, at)
  }
  if (hasState(p, at, 'drained')) yield refusal('CTL-002', { at }, 'once')
  if (hasState(p, at, 'drain given up')) yield refusal('CTL-011', { at })
  const spent = participants(p, player, at).filter((card) => hasState(p, card, 'drained'))
  if (spent.length > 0) yield refusal('CTL-009', { at, cards: spent })
  const spy = thingsAt(p, at).find((card) => cardOf(p, card).owner !== player && isUndercover(p, card))
  if (spy !== undefined) yield refusal('CTL-029', { at, card: spy })
  const barred = drainTexts(p, player, at).find(({ text }) => text.prevented)
  if (barred) yield refusal('CTL-025', { at, by: barred.source })
  const cost = drainCost(p, player, at)
  const { total: need } = cost
  const have = forceOf(p, player)
  if (need > have) {
    yield madeUpOf(refusal('CTL-004', { at, need, have }, 'force'), cost)
    yield* notPaidTogether(need, have)
    // A drain itself is free: what it costs is what texts say must be used first.
    yield refusal('CTL-032', { at, need, have })
  }
}

/** What a legal drain follows. */
const drainRules = ['CTL-001', 'CTL-002', 'CTL-004', 'CTL-043']

export const draining: IntentKind<'drain'> = {
  judge: (p, by, { location }, moment) =>
    verdictOf(p, reasonsAgainstDrain(p, by, location, moment), () => drainCost(p, by, location), drainRules),

  /** Pays, marks what takes part, and starts the drain. (CTL-004, CTL-008) */
  begin(change, player, { location: at }) {
    const cards = participants(change.now, player, at)
    const { total: cost } = drainCost(change.now, player, at)
    const inside = cards.some((card) => isShutIn(change.now, card))
    spendForce(change, player, cost)
    for (const card of [...cards, at]) setState(change, card, 'drained', true)
    change.log({
      say: 'drain initiated',
      with: { at, count: drainAmount(change.now, player, at).total, cost },
      by: player,
      cites: [
        ...drainRules,
        ...['CTL-003', 'CTL-008', 'CTL-033', 'CTL-044'],
        ...(inside ? ['CTL-034'] : []),
        ...(hasPresence(change.now, player, at) ? [] : ['CTL-012']),
        ...(cost > 0 ? ['KRN-313'] : []),
      ],
    })
    change.push({ does: 'Force drain', player, at })
  },

  time: drainTime,

  *legal(p, player, moment) {
    for (const location of p.layout) {
      // Who does not control a location drains nothing there. (CTL-002)
      if (!maySeize(p, player, location)) continue
      if (nothingAgainst(p, reasonsAgainstDrain(p, player, location, moment)))
        yield { kind: 'drain', location }
    }
  },
}

/** It has no result; whoever took part has drained all the same, and what its initiation has set off stays done. (CTL-030) */
function cancel(
  change: Change<Position>,
  { player, at, sets }: FrameOf<'Force drain'>,
  cites: string[],
): void {
  change.log({ say: 'drain canceled', with: { at }, by: player, cites: sets ? [...cites, 'CTL-030'] : cites })
  change.pop()
}

/** Does a text happen by itself because of this event? */
const setsOff = (p: Position, event: Event): boolean =>
  textsInForce(p, 'triggered').some(({ text, source, you }) => fits(p, text.on, event, source, you))

export const drainProcedure: ProcedureOf<'Force drain'> = {
  steps,

  run(change, frame) {
    const { player, at } = frame
    const victim = opponentOf(player)
    if (frame.canceled) return cancel(change, frame, ['KRN-214', 'KRN-216'])
    switch (frame.step) {
      case 'responses': {
        const event: Event = { is: 'Force drain initiated', performer: player, at }
        change.next(setsOff(change.now, event) ? { sets: true } : {})
        return change.window(event)
      }
      case 'result': {
        if (hasPresence(change.now, victim, at)) {
          const kept = protecting(change.now, player, at, 'canceled') !== null
          return cancel(change, frame, ['CTL-027', ...(kept ? ['CTL-022'] : [])])
        }
        const { total: amount, rules: cites, parts } = drainAmount(change.now, player, at, frame.bonus)
        const most = lossLimit(change.now, player, at)
        const guarded = protecting(change.now, player, at, 'modified') !== null
        const limiting = most < amount ? ['CTL-016', ...(guarded ? ['CTL-024'] : [])] : []
        change.next({ amount })
        change.log({
          say: 'drain resolves',
          with: { at, count: amount },
          by: player,
          cites: [...cites, 'KRN-139', ...(amount > 0 ? ['KRN-099'] : [])],
          ...changedParts(parts),
        })
        const limit = most < amount ? { atMost: most } : {}
        if (amount > 0)
          change.push(
            lossOf(victim, amount, { performer: player, by: at, cites: ['CTL-006', ...limiting], ...limit }),
          )
        return
      }
      case 'completed': {
        const cards = participants(change.now, player, at)
        change.next()
        change.log({ say: 'drain completed', with: { at }, by: player, cites: ['CTL-014'] })
        return change.window({ is: 'Force drained', performer: player, at, cards })
      }
      case 'over':
        return change.pop()
      default:
        frame.step satisfies never
    }
  },
}

/** Adds to the Force drain under way, by choice: an action, answered like any other. (KRN-095, KRN-297) */
export function addToDrain(change: Change<Position>, bonus: DrainBonus): void {
  const drain = topmost(change.stack, 'Force drain')
  if (!drain) return
  const { depth, frame } = drain
  const weapon = facts(change.now, bonus.by).type === 'weapon' ? ['WPN-022'] : []
  change.alter(depth, { bonus: [...(frame.bonus ?? []), bonus] })
  change.log({
    say: 'drain increased',
    with: { at: frame.at, count: bonus.add, card: bonus.by },
    by: frame.player,
    cites: ['KRN-095', 'KRN-297', ...weapon],
  })
}

/** The amount of the Force drain under way, in Force; null where none is. */
export function drainUnderWay(p: Position, stack: readonly Frame[]): number | null {
  const frame = topmost(stack, 'Force drain')?.frame
  return frame ? (frame.amount ?? drainAmount(p, frame.player, frame.at, frame.bonus).total) : null
}
