/** The damage segment: forfeiting cards and losing Force until nothing is owed. */

import { type Change, type Illegal, illegal, loopFrame, type Reason } from '../../../../kernel/index.ts'
import { forfeitable } from '../../../model/fights/battle.ts'
import { battleNow } from '../../../model/fights/battle-now.ts'
import { hasState } from '../../../model/table.ts'
import { rulesOf } from '../../../model/texts/amounts.ts'
import {
  type Battle,
  type CardId,
  opponentOf,
  type Player,
  type Position,
  players,
} from '../../../model/types.ts'
import type { Frame } from '../../../model/under-way.ts'
import { loseUnit } from '../../force/losing-force.ts'
import { notYourTurn } from '../../shared/actions/answering.ts'
import type { Intent, Loss } from '../../shared/actions/intent.ts'
import type { Moment } from '../../shared/actions/moment.ts'
import type { BringAbout, ResultOf } from '../../shared/actions/results.ts'
import { busy } from '../../shared/actions/timing-windows.ts'
import { refusal } from '../../shared/reasons.ts'
import { changes, permits, underHeading } from '../../shared/rulebook.ts'
import { damageAgainst, isDamageScheduled } from '../../values/battle-totals.ts'
import { attritionAgainst } from './attrition.ts'
import { immuneTo } from './immune-to-attrition.ts'

export const rules = [
  ...underHeading('Damage Segment', {
    'BAT-088': changes,
    'BAT-092': {},
    'BAT-097': {},
    'BAT-098': permits,
    'BAT-099': permits,
    'BAT-101': permits,
    'BAT-102': permits,
    'BAT-103': changes,
  }),
  ...underHeading('Forfeiting', { 'BAT-104': {}, 'BAT-109': {}, 'BAT-125': changes }),
  ...underHeading('Satisfying Attrition', { 'BAT-113': {} }),
  ...underHeading('Satisfying Battle Damage', {
    'BAT-119': changes,
    'BAT-120': changes,
    'BAT-121': changes,
    'BAT-123': permits,
    'BAT-124': permits,
  }),
  ...underHeading('Immune To Attrition', { 'BAT-179': {} }),
  ...underHeading('Losing Force', { 'KRN-038': { same: ['BAT-122', 'TRM-175'] } }),
]

const damageSegment = 'damage segment'

export const isOpen = (frame: Frame | undefined) => frame?.does === 'loop' && frame.name === damageSegment

export const hits = (p: Position, player: Player): CardId[] =>
  forfeitable(p, player).filter((card) => hasState(p, card, 'hit'))

/** Is it this player's time to act in the damage segment? */
export function* time(p: Position, player: Player, { frame, toAct }: Moment): Generator<Reason> {
  if (!isOpen(frame)) {
    yield refusal('BAT-104')
    if (p.battle && frame?.does !== 'loop') yield busy()
  } else if (toAct !== player) yield notYourTurn(toAct)
}

const lossPiles = ['reserve', 'force', 'used'] as const

/** The card that a loss takes: one in hand, or the top card of a pile. (BAT-122) */
const cardOfLoss = (p: Position, player: Player, { from, card }: Loss): CardId | undefined =>
  from !== 'hand' ? p.piles[player][from][0] : p.piles[player].hand.find((one) => one === card)

/** May this player lose this card now to satisfy 1 battle damage? */
export function* reasonsAgainstLosing(
  p: Position,
  player: Player,
  loss: Loss,
  moment: Moment,
): Generator<Reason> {
  yield* time(p, player, moment)
  const owed = p.battle?.owed[player]
  if (!owed) return
  if (owed.damage <= 0) {
    yield refusal('BAT-092')
    if (owed.attrition > 0) yield refusal('BAT-113')
  }
  if (cardOfLoss(p, player, loss) === undefined) yield refusal('KRN-038')
}

/** Has this player anything to satisfy battle damage with? Who has nothing left is not kept from passing. */
const canPayDamage = (p: Position, player: Player): boolean =>
  forfeitable(p, player).length > 0 ||
  (['hand', ...lossPiles] as const).some((pile) => p.piles[player][pile].length > 0)

/** Why a player may not pass in the damage segment, or null. (BAT-097) */
export function mustStillPay(p: Position, player: Player): Illegal | null {
  const { battle } = p
  if (!battle) return null
  const reasons: Reason[] = []
  const hit = hits(p, player)
  const { attrition, damage } = battle.owed[player]
  // The attrition still owed asks for a forfeit among those that it reaches. (BAT-116)
  const reached = forfeitable(p, player).filter((card) => attrition > 0 && !battle.immune.includes(card))
  if (hit.length > 0)
    reasons.push(refusal('BAT-097', { cards: hit }, 'hit'), refusal('BAT-109', { cards: hit }))
  if (damage > 0 && canPayDamage(p, player)) reasons.push(refusal('BAT-097', { count: damage }, 'damage'))
  if (reached.length > 0) {
    reasons.push(refusal('BAT-097', { count: attrition, cards: reached }, 'attrition'))
    // Immunity was compared with the attrition as it was, not with what is left of it.
    const immuneByNow = immuneTo(p, player, attrition).cards
    if (reached.some((card) => immuneByNow.includes(card))) reasons.push(refusal('BAT-179'))
  }
  return reasons.length > 0 ? illegal(...reasons) : null
}

/** The Force that a player may lose now to satisfy battle damage. */
export function* legalLosses(p: Position, player: Player, moment: Moment): Generator<Intent> {
  if (!isOpen(moment.frame) || moment.toAct !== player) return
  if ((p.battle?.owed[player].damage ?? 0) <= 0) return
  for (const card of p.piles[player].hand) yield { kind: 'lose', from: 'hand', card }
  for (const from of lossPiles) if (p.piles[player][from].length > 0) yield { kind: 'lose', from }
}

/** What each player owes, and who is immune to it, is fixed as the damage segment starts. (BAT-119, BAT-179) */
export function openDamage(change: Change<Position>): void {
  const { initiator, winner, total } = battleNow(change.now)
  const found = { light: attritionAgainst(change.now, 'light'), dark: attritionAgainst(change.now, 'dark') }
  const attrition = { light: found.light?.total ?? null, dark: found.dark?.total ?? null }
  const damage = (player: Player) =>
    total && winner === opponentOf(player)
      ? damageAgainst(change.now, player, total[winner] - total[player]).total
      : 0
  const owedBy = (player: Player) => ({ attrition: attrition[player] ?? 0, damage: damage(player) })
  const owed = { light: owedBy('light'), dark: owedBy('dark') }
  const spared = (player: Player) => immuneTo(change.now, player, attrition[player] ?? 0)
  const immune = players.flatMap((player) => (attrition[player] === null ? [] : spared(player).cards))
  change.put('battle', { ...battleNow(change.now), attrition, owed, immune })
  for (const player of [initiator, opponentOf(initiator)]) {
    const against = attrition[player]
    const { attrition: some, damage: count } = owed[player]
    change.log({
      say: against === null ? 'owes no attrition' : 'owes',
      with: { attrition: against, count, cards: some > 0 ? spared(player).cards : [] },
      by: player,
      cites: [
        ...(against === null ? ['BAT-065'] : ['BAT-081', ...(against === 0 ? ['BAT-066'] : [])]),
        ...(count > 0 ? ['BAT-119'] : []),
        ...(count > 0 && isDamageScheduled(change.now, player) ? ['KRN-191'] : []),
        ...(count > 0 || some > 0 ? ['BAT-098'] : []),
        ...(against === null ? [] : [...spared(player).rules, ...rulesOf(found[player]?.parts ?? [])]),
      ],
    })
  }
  change.push(loopFrame(damageSegment, initiator))
}

/** What attrition is left over is ignored: nobody is left whom it reaches. (BAT-116, BAT-117) */
export function ignoreLeftOver(change: Change<Position>): void {
  for (const player of players) {
    const count = battleNow(change.now).owed[player].attrition
    if (count === 0) continue
    const cites = [forfeitable(change.now, player).length > 0 ? 'BAT-116' : 'BAT-117']
    change.log({ say: 'attrition ignored', with: { count }, by: player, cites })
  }
}

/** Pays into what a player owes; what is beyond is wasted. (BAT-118, BAT-125) */
export function pay(
  change: Change<Position>,
  player: Player,
  { attrition, damage }: Battle['owed'][Player],
): void {
  const battle = battleNow(change.now)
  const owed = battle.owed[player]
  const left = {
    attrition: Math.max(0, owed.attrition - attrition),
    damage: Math.max(0, owed.damage - damage),
  }
  change.put('battle', { ...battle, owed: { ...battle.owed, [player]: left } })
}

/** A text satisfies some of what a player owes in the battle, which can have ended since the text was begun. (BAT-093 to BAT-095) */
export const satisfy: BringAbout<ResultOf<'satisfaction'>> = (change, { player, card }, part) => {
  const { damage = 0, attrition = 0 } = part
  if (!change.now.battle) return
  const owed = change.now.battle.owed[player]
  const towards = {
    damage: damage === 'all' ? owed.damage : damage,
    attrition: attrition === 'all' ? owed.attrition : attrition,
  }
  pay(change, player, towards)
  change.log({
    say: 'satisfied',
    with: { card, count: towards.damage, attrition: towards.attrition },
    by: player,
    cites: [
      ...(towards.damage > 0 ? ['BAT-093'] : []),
      ...(towards.attrition > 0 ? ['BAT-094'] : []),
      ...(damage && attrition ? ['BAT-095'] : []),
    ],
  })
}

/** One Force is lost for one battle damage. (BAT-092, BAT-121) */
export function beginLosing(change: Change<Position>, player: Player, loss: Loss): void {
  const card = cardOfLoss(change.now, player, loss)!
  const { damage } = battleNow(change.now).owed[player]
  pay(change, player, { attrition: 0, damage: 1 })
  const free = hits(change.now, player).length > 0
  const cites = ['BAT-092', 'BAT-121', ...(damage > 1 ? ['BAT-123'] : []), ...(free ? ['BAT-102'] : [])]
  loseUnit(change, player, card, { performer: player, cites })
}
