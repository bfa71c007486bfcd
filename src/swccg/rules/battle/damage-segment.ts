/** The damage segment: forfeiting cards and losing Force until nothing is owed. */

import { type Change, type Illegal, illegal, loopFrame, type Reason } from '../../../kernel/index.ts'
import { rulesOf } from '../../model/amounts.ts'
import { forfeitable, isParticipating, loadOf } from '../../model/battle.ts'
import { hostOf } from '../../model/locations.ts'
import { facts, hasForfeit } from '../../model/pool.ts'
import { hasState, locationOf } from '../../model/table.ts'
import { cannotMove } from '../../model/texts.ts'
import { type Battle, type CardId, opponentOf, type Player, type Position } from '../../model/types.ts'
import type { Frame } from '../../model/under-way.ts'
import { forfeitOf } from '../../model/values.ts'
import { loseUnit } from '../force/losing-force.ts'
import type { Intent, Loss } from '../ground/intent.ts'
import type { Moment } from '../ground/moment.ts'
import { no } from '../ground/reasons.ts'
import { changes, inRulings, permits, underHeading } from '../ground/rulebook.ts'
import { citing } from '../ground/text-kind.ts'
import { leavesTable } from '../leaving-table/leaving-table.ts'
import { attritionAgainst, damageAgainst, isDamageScheduled } from '../values/battle-totals.ts'
import { immuneTo } from './immunity.ts'
import { isLonely, outOfBattle } from './participating.ts'

export const rules = [
  ...underHeading('Damage Segment', {
    'BAT-088': changes,
    'BAT-091': {},
    'BAT-092': {},
    'BAT-097': {},
    'BAT-098': permits,
    'BAT-099': permits,
    'BAT-100': {},
    'BAT-101': permits,
    'BAT-102': permits,
    'BAT-103': changes,
  }),
  ...underHeading('Forfeiting', {
    'BAT-104': {},
    'BAT-105': permits,
    'BAT-106': {},
    'BAT-107': permits,
    'BAT-108': changes,
    'BAT-109': {},
    'BAT-110': permits,
    'BAT-125': changes,
  }),
  ...underHeading('Unlimited - Relocating Cards Between Locations', { 'MOV-139': permits }),
  ...underHeading('Satisfying Attrition', {
    'BAT-111': changes,
    'BAT-112': {},
    'BAT-113': {},
    'BAT-114': changes,
    'BAT-115': changes,
    'BAT-116': changes,
    'BAT-117': changes,
    'BAT-118': permits,
  }),
  ...underHeading('Satisfying Battle Damage', {
    'BAT-119': changes,
    'BAT-120': changes,
    'BAT-121': changes,
    'BAT-123': permits,
    'BAT-124': permits,
  }),
  ...inRulings('passengers', { 'TRM-304': { same: ['BAT-188', 'BAT-189'] } }),
]

const damageSegment = 'damage segment'
const players = ['light', 'dark'] as const

const isOpen = (frame: Frame | undefined) => frame?.does === 'loop' && frame.name === damageSegment

/** Cards that the attrition still owed reaches: it asks for a forfeit among them. (BAT-097, BAT-116) */
const reached = (p: Position, battle: Battle, player: Player): CardId[] =>
  battle.owed[player].attrition > 0
    ? forfeitable(p, player).filter((card) => !battle.immune.includes(card))
    : []

const hits = (p: Position, player: Player): CardId[] =>
  forfeitable(p, player).filter((card) => hasState(p, card, 'hit'))

/** Is it this player's time to act in the damage segment? */
function* time(p: Position, player: Player, { frame, toAct }: Moment): Generator<Reason> {
  if (!isOpen(frame)) {
    yield no('BAT-104')
    if (p.battle && frame?.does !== 'loop') yield no('KRN-101', {}, 'busy')
  } else if (toAct !== player) yield no('PLAY-002', { by: toAct })
}

/** At a site of a starship or vehicle that fights, it is in that, and not in the battle. (TRM-304) */
function* belowDecks(p: Position, card: CardId): Generator<Reason> {
  const at = locationOf(p, card)
  const ship = at === null ? null : hostOf(p, at)
  if (ship !== null && isParticipating(p, ship)) yield no('TRM-304', { card, ship })
}

/** May this player forfeit this card now? */
export function* reasonsAgainstForfeit(
  p: Position,
  player: Player,
  card: CardId,
  moment: Moment,
): Generator<Reason> {
  yield* time(p, player, moment)
  const { battle } = p
  if (p.cards[card]!.owner !== player) yield no('BAT-106', { card }, 'not yours')
  if (!battle) return
  if (!isParticipating(p, card)) {
    if (battle.excluded.includes(card) || battle.idle.includes(card)) yield no('BAT-163', { card })
    yield* outOfBattle(p, card)
    yield* belowDecks(p, card)
    yield no('BAT-106', { card }, 'elsewhere')
  } else if (!hasForfeit(facts(p, card))) yield no('BAT-106', { card }, 'no forfeit')
  const { attrition, damage } = battle.owed[player]
  if (attrition <= 0 && damage <= 0 && !hasState(p, card, 'hit')) yield no('BAT-091', { card })
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
    yield no('BAT-092')
    if (owed.attrition > 0) yield no('BAT-113')
  }
  if (cardOfLoss(p, player, loss) === undefined) yield no('KRN-038')
}

/** Why a player may not pass in the damage segment, or null. (BAT-097) */
export function mustStillPay(p: Position, player: Player): Illegal | null {
  const { battle } = p
  if (!battle) return null
  const reasons: Reason[] = []
  const hit = hits(p, player)
  const { attrition, damage } = battle.owed[player]
  const open = reached(p, battle, player)
  if (hit.length > 0) reasons.push(no('BAT-097', { cards: hit }, 'hit'), no('BAT-109', { cards: hit }))
  if (damage > 0) reasons.push(no('BAT-097', { count: damage }, 'damage'))
  if (open.length > 0) {
    reasons.push(no('BAT-097', { count: attrition, cards: open }, 'attrition'))
    // Immunity was compared with the attrition as it was, not with what is left of it.
    if (attrition < (battle.attrition[player] ?? 0)) reasons.push(no('BAT-179'))
  }
  return reasons.length > 0 ? illegal(...reasons) : null
}

/** The forfeits that a player may make now. */
export function* legalForfeits(p: Position, player: Player, moment: Moment): Generator<Intent> {
  if (!isOpen(moment.frame) || moment.toAct !== player) return
  for (const card of forfeitable(p, player))
    if (reasonsAgainstForfeit(p, player, card, moment).next().done) yield { forfeit: { card } }
}

/** The Force that a player may lose now to satisfy battle damage. */
export function* legalLosses(p: Position, player: Player, moment: Moment): Generator<Intent> {
  if (!isOpen(moment.frame) || moment.toAct !== player) return
  if ((p.battle?.owed[player].damage ?? 0) <= 0) return
  for (const card of p.piles[player].hand) yield { lose: { from: 'hand', card } }
  for (const from of lossPiles) if (p.piles[player][from].length > 0) yield { lose: { from } }
}

/** What each player owes, and who is immune to it, is fixed as the damage segment starts. (BAT-119, BAT-179) */
export function openDamage(change: Change<Position>): void {
  const { initiator, winner, total } = change.now.battle as Battle
  const totals = total as Record<Player, number>
  const found = { light: attritionAgainst(change.now, 'light'), dark: attritionAgainst(change.now, 'dark') }
  const attrition = { light: found.light?.total ?? null, dark: found.dark?.total ?? null }
  const owedBy = (player: Player) => ({
    attrition: attrition[player] ?? 0,
    damage:
      winner === opponentOf(player)
        ? damageAgainst(change.now, player, totals[winner] - totals[player]).total
        : 0,
  })
  const owed = { light: owedBy('light'), dark: owedBy('dark') }
  const spared = (player: Player) => immuneTo(change.now, player, attrition[player] ?? 0)
  const immune = players.flatMap((player) => (attrition[player] === null ? [] : spared(player).cards))
  change.put('battle', { ...(change.now.battle as Battle), attrition, owed, immune })
  for (const player of [initiator, opponentOf(initiator)]) {
    const against = attrition[player]
    const cites = [
      ...(against === null ? ['BAT-065'] : ['BAT-081', ...(against === 0 ? ['BAT-066'] : [])]),
      ...(owed[player].damage > 0 ? ['BAT-119'] : []),
      ...(owed[player].damage > 0 && isDamageScheduled(change.now, player) ? ['KRN-191'] : []),
      ...(owed[player].damage > 0 || (against ?? 0) > 0 ? ['BAT-098'] : []),
      ...(against === null ? [] : [...spared(player).rules, ...rulesOf(found[player]?.parts ?? [])]),
    ]
    change.log({
      say: against === null ? 'owes no attrition' : 'owes',
      with: {
        attrition: against,
        count: owed[player].damage,
        cards: (against ?? 0) > 0 ? spared(player).cards : [],
      },
      by: player,
      cites: citing(change.now, cites),
    })
  }
  change.push(loopFrame(damageSegment, initiator))
}

/** What attrition is left over is ignored: nobody is left whom it reaches. (BAT-116, BAT-117) */
export function ignoreLeftOver(change: Change<Position>): void {
  for (const player of players) {
    const count = (change.now.battle as Battle).owed[player].attrition
    if (count === 0) continue
    const immune = forfeitable(change.now, player).length > 0
    const cites = citing(change.now, [immune ? 'BAT-116' : 'BAT-117'])
    change.log({ say: 'attrition ignored', with: { count }, by: player, cites })
  }
}

/** Pays into what a player owes; what is beyond is wasted. (BAT-118, BAT-125) */
function pay(change: Change<Position>, player: Player, towards: { attrition: number; damage: number }): void {
  const battle = change.now.battle as Battle
  const { attrition, damage } = battle.owed[player]
  const left = {
    attrition: Math.max(0, attrition - towards.attrition),
    damage: Math.max(0, damage - towards.damage),
  }
  change.put('battle', { ...battle, owed: { ...battle.owed, [player]: left } })
}

/** A text satisfies some of what a player owes. (BAT-093 to BAT-095) */
export function satisfy(
  change: Change<Position>,
  player: Player,
  card: CardId,
  { damage = 0, attrition = 0 }: { damage?: number | 'all'; attrition?: number | 'all' },
): void {
  const { owed } = change.now.battle as Battle
  const amount = (given: number | 'all', all: number) => (given === 'all' ? all : given)
  const towards = {
    damage: amount(damage, owed[player].damage),
    attrition: amount(attrition, owed[player].attrition),
  }
  pay(change, player, towards)
  change.log({
    say: 'satisfied',
    with: { card, count: towards.damage, attrition: towards.attrition },
    by: player,
    cites: citing(change.now, [
      ...(towards.damage > 0 ? ['BAT-093'] : []),
      ...(towards.attrition > 0 ? ['BAT-094'] : []),
      ...(damage && attrition ? ['BAT-095'] : []),
    ]),
  })
}

/** A participant is forfeited: its forfeit counts in full toward both. (BAT-105, BAT-108, BAT-125) */
export function beginForfeit(change: Change<Position>, player: Player, card: CardId): void {
  const p = change.now
  const battle = p.battle as Battle
  const value = forfeitOf(p, card) ?? 0
  const { attrition, damage } = battle.owed[player]
  const hit = hasState(p, card, 'hit')
  const immune = battle.immune.includes(card)
  const load = loadOf(p, card)
  pay(change, player, { attrition: value, damage: value })
  const cites = [
    ...['BAT-091', 'BAT-105'],
    ...(attrition > 0 ? ['BAT-112', ...(battle.winner === player ? ['BAT-111'] : [])] : []),
    ...(damage > 0 ? ['BAT-120'] : []),
    ...(attrition > 0 && damage > 0 ? ['BAT-125'] : []),
    ...(value > Math.max(attrition, damage) ? ['BAT-118'] : []),
    ...(value > damage && damage > 0 ? ['BAT-124'] : []),
    ...(hit && attrition > value ? ['BAT-115'] : []),
    // To be forfeited is no move, so what cannot move is forfeited like any other.
    ...(cannotMove(p, card) ? ['MOV-139'] : []),
    ...(hit ? ['BAT-109', ...(attrition + damage > 0 ? ['BAT-114'] : [])] : []),
    ...(!hit && hits(p, player).length > 0 ? ['BAT-110'] : []),
    ...(immune && attrition > 0 ? ['BAT-099'] : []),
    ...(value === 0 ? ['BAT-107'] : []),
    ...(load.length > 0 ? ['BAT-108'] : []),
    ...(load.some((one) => battle.excluded.includes(one)) ? ['BAT-164'] : []),
  ]
  change.log({
    say: 'forfeited',
    with: { card, count: value, cards: load },
    by: player,
    cites: citing(p, cites),
  })
  leavesTable(change, card, { is: 'forfeited', performer: player })
  // The battle goes on until all is paid, whoever is left in it.
  if (isLonely(change.now)) {
    const cites = citing(change.now, ['BAT-101'])
    change.log({ say: 'no presence left', with: { at: battle.at }, by: player, cites })
  }
}

/** One Force is lost for one battle damage. (BAT-092, BAT-121) */
export function beginLosing(change: Change<Position>, player: Player, loss: Loss): void {
  const card = cardOfLoss(change.now, player, loss) as CardId
  const { damage } = (change.now.battle as Battle).owed[player]
  pay(change, player, { attrition: 0, damage: 1 })
  const free = hits(change.now, player).length > 0
  const cites = ['BAT-092', 'BAT-121', ...(damage > 1 ? ['BAT-123'] : []), ...(free ? ['BAT-102'] : [])]
  loseUnit(change, player, card, { performer: player, cites })
}
