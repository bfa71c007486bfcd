/** Initiate The Battle: who may, where, and for how much. */

import type { Change, Reason } from '../../../../kernel/index.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { facts } from '../../../model/cards/pool.ts'
import { isCharacter, isCreature } from '../../../model/crew.ts'
import { fightersAt, loadOf, newBattle } from '../../../model/fights/battle.ts'
import { isCloud, isLocation } from '../../../model/places/locations.ts'
import {
  cardsAt,
  cardsOn,
  forceOf,
  hasState,
  isActive,
  locationOf,
  setState,
  spendForce,
} from '../../../model/table.ts'
import { type Amount, amountOf, baseOf, rulesOf } from '../../../model/texts/amounts.ts'
import { matchesLocation } from '../../../model/texts/filters.ts'
import { textsInForce } from '../../../model/texts/texts.ts'
import { type CardId, opponentOf, type Player, type Position, players } from '../../../model/types.ts'
import type { Intent } from '../../shared/actions/intent.ts'
import type { Moment } from '../../shared/actions/moment.ts'
import { eventOf } from '../../shared/actions/text-kind.ts'
import { type Time, wrongTime } from '../../shared/actions/time-for-intents.ts'
import { noFightNow, underWay } from '../../shared/actions/timing-windows.ts'
import { noStrifeAt } from '../../shared/on-table/location-restrictions.ts'
import { madeUpOf } from '../../shared/paying.ts'
import { nothingAgainst, refusal } from '../../shared/reasons.ts'
import { arOnly, changes, permits, underHeading, within } from '../../shared/rulebook.ts'
import type { BattleMoment } from '../battle.ts'
import { free, isBarred, mayNotBeExcluded } from '../excluded-from-battle.ts'
import { standingRules, standingTexts, standsInForOthers, stayStanding } from '../may-be-battled.ts'
import {
  canHold,
  everyoneAt,
  freshAt,
  haveAllBattled,
  occupiesForBattle,
  spiesGiveNoPresence,
} from '../participating-in-battle.ts'

export const rules = [
  ...underHeading('Battle Phase', { 'BAT-001': permits, 'BAT-002': {} }),
  ...underHeading('Battle', {
    'BAT-003': {},
    'BAT-008': permits,
    'BAT-009': {},
    'BAT-011': permits,
    'BAT-012': permits,
    'BAT-014': permits,
  }),
  ...underHeading('Initiate The Battle', {
    'BAT-017': permits,
    'BAT-018': {},
    'BAT-019': changes,
    'BAT-020': permits,
    'BAT-026': changes,
    'BAT-027': permits,
  }),
  ...underHeading('May Not Participate In Battle', { 'BAT-157': {} }),
  ...underHeading('May Be Battled', { 'BAT-133': {} }),
  ...underHeading('Excluded From Battle', { 'BAT-154': {}, 'BAT-155': arOnly, 'BAT-156': {} }),
]

const { holdsIn, refuse } = within(rules)

/** The texts about what initiating a battle there costs a player. */
const costTexts = (p: Position, player: Player, at: CardId) =>
  textsInForce(p, 'battle cost').filter(({ text, source, you }) => {
    const mine = text.whose === 'opponent' ? opponentOf(you) : you
    if (text.whose !== 'each' && mine !== player) return false
    return !text.where || matchesLocation(p, text.where, at, locationOf(p, source), you)
  })

/** What initiating a battle costs before texts change that. (BAT-018) */
const usualCost = baseOf(1, 'BAT-018', 'BAT-018')

/** The Force that initiating a battle there costs a player. 'Free' takes the whole cost away. (BAT-018, BAT-019, KRN-316) */
export const battleCost = (p: Position, player: Player, at: CardId): Amount =>
  amountOf(
    p,
    usualCost,
    costTexts(p, player, at),
    ({ text: { add, set, free } }) => ({ add, is: set, free }),
    { rule: 'BAT-019' },
  )

/** Battles are initiated in a battle phase of one's own. (BAT-002) */
export const battleTime: Time = { phases: ['battle'], ownTurn: true }

/** May this player initiate a battle at this location? */
export function* reasonsAgainstBattle(
  p: Position,
  player: Player,
  at: CardId,
  moment: Moment,
): Generator<Reason> {
  const details = { card: at, at }
  if (moment.frame?.does !== 'loop') yield underWay({ card: at })
  yield* wrongTime(battleTime, 'BAT-002', p, player, moment, details)
  if (!isLocation(p, at) || !p.layout.includes(at)) return yield refusal('BAT-017', details)
  yield* noFightNow(p, details)
  yield* noStrifeAt(p, at, 'battle', at)
  // That the location has had its battle comes before what is left there for another.
  if (hasState(p, at, 'battled')) yield refusal('BAT-009', details)
  for (const side of [player, opponentOf(player)]) {
    if (!occupiesForBattle(p, side, at, player)) yield* noneThere(p, side, at, player)
    else {
      yield* haveAllBattled(p, at, side, player)
      yield* heldOnlyByBarred(p, at, side, player)
    }
  }
  const cost = battleCost(p, player, at)
  const [need, have] = [cost.total, forceOf(p, player)]
  if (have < need) yield madeUpOf(refusal('BAT-018', { ...details, need, have }, 'force'), cost)
}

/** Of those who have not battled, a side's presence there hangs on cards that may not. (BAT-154 to BAT-157) */
function* heldOnlyByBarred(p: Position, at: CardId, side: Player, initiator: Player): Generator<Reason> {
  const fresh = freshAt(p, at)
  const holds = (cards: readonly CardId[]) => canHold(p, cards, side, initiator)
  // The rulings of 2001 bar nobody aboard. (ED-27)
  if (!holds(fresh) || holds(free(p, fresh, holdsIn(p, 'BAT-155')))) return
  const details = { card: at, at }
  const barred = fresh.filter((card) => cardOf(p, card).owner === side && isBarred(p, card))
  yield refusal('BAT-154', { ...details, by: side, cards: barred })
  // Those aboard could have given presence, or the barred card's own text.
  if (holds(barred.flatMap((card) => loadOf(p, card)))) yield refuse('BAT-155', details)
  const texts = barred.flatMap((card) => standingTexts(p, card, side, initiator))
  if (texts.some(({ text }) => !text.who)) yield refusal('BAT-156', details)
  if (texts.some(({ text }) => text.who)) yield refusal('BAT-157', { ...details, cards: barred })
}

/** A side has no presence there: an undercover spy gives none, and nothing active stands in for it. (BAT-003, BAT-133, BAT-197) */
function* noneThere(p: Position, side: Player, at: CardId, initiator: Player): Generator<Reason> {
  yield* spiesGiveNoPresence(p, side, at)
  yield refusal('BAT-003', { card: at, at, by: side })
  // What would let the other side begin one is missed by nobody.
  const other = side === initiator ? 'be battled' : 'initiate'
  const idle = everyoneAt(p, at)
    .filter((card) => cardOf(p, card).owner === side && !isActive(p, card))
    .filter((card) =>
      facts(p, card).abilities?.some((text) => text.does === 'may battle' && text.how !== other),
    )
  if (idle.length > 0) yield refusal('BAT-133', { cards: idle, at })
  // What stands in for presence in the battles of one player does so in those alone.
  const standing = everyoneAt(p, at).filter(
    (card) =>
      cardOf(p, card).owner === side &&
      isActive(p, card) &&
      standingTexts(p, card, side, opponentOf(initiator)).length > 0,
  )
  if (standing.length === 0) return
  const details = { cards: standing, at, by: opponentOf(initiator) }
  yield standsInForOthers(side === initiator, details)
}

/** The battles that a player may initiate now. */
export function* legalBattles(p: Position, player: Player, moment: Moment): Generator<Intent> {
  if (p.battle || p.attack) return
  for (const location of p.layout)
    if (nothingAgainst(p, reasonsAgainstBattle(p, player, location, moment)))
      yield { kind: 'battle', location }
}

/** Pays, marks who has battled, and starts the battle. (BAT-011, BAT-018, BAT-020) */
export function beginBattle(change: Change<Position>, player: Player, at: CardId): void {
  const joined = freshAt(change.now, at)
  const { total: cost, parts } = battleCost(change.now, player, at)
  spendForce(change, player, cost)
  for (const card of [...joined, at]) setState(change, card, 'battled', true)
  const standing = stayStanding(change.now, joined, player)
  change.put('battle', { ...newBattle(at, player, joined), ...(standing.length > 0 ? { standing } : {}) })
  const p = change.now
  // Captives, the missing and the like stay out of it.
  const idle = everyoneAt(p, at).some((card) => isCharacter(p, card) && !isActive(p, card))
  // Who has battled stays out, although nothing may exclude it.
  const spent = fightersAt(p, at).some((card) => !joined.includes(card) && mayNotBeExcluded(p, card))
  const armed = joined.some((card) => cardsOn(p, card).some((one) => facts(p, one).type === 'weapon'))
  change.log({
    say: 'battle initiated',
    with: { at, cost, cards: joined },
    by: player,
    cites: [
      ...['BAT-002', 'BAT-003', 'BAT-009', 'BAT-011', 'BAT-014', 'BAT-017', 'BAT-018', 'BAT-020', 'BAT-026'],
      ...['BAT-149', 'BAT-150', 'BAT-129', ...(armed ? [] : ['BAT-008'])],
      ...(cost === 1 ? [] : ['BAT-019']),
      ...rulesOf(parts),
      ...(cardsAt(p, at).some((card) => isCreature(p, card)) ? ['ATK-001'] : []),
      ...(idle ? ['BAT-301'] : []),
      ...(spent ? ['BAT-012'] : []),
      ...(isCloud(p, at) ? ['BAT-203'] : []),
      ...players.flatMap((side) => standingRules(p, joined, side, at, player)),
    ],
  })
  change.push({ does: 'battle' })
}

/** The battle that has just been initiated, or whose weapons segment is over, if the window on that is open. */
export function battleAnswered(moment: Moment): BattleMoment | null {
  const event = eventOf(moment)
  return event?.is === 'battle initiated' || event?.is === 'weapons segment over' ? event : null
}
