/** A battle from its initiation to its end, segment by segment. */

import { type Change, type Event, type Frame, loopFrame, type Procedure } from '../../../kernel/index.ts'
import { participants } from '../../model/battle.ts'
import { facts } from '../../model/pool.ts'
import { hasState } from '../../model/table.ts'
import {
  type Battle,
  type BattleDestinyKind,
  type CardId,
  opponentOf,
  type Player,
  type Position,
  type Segment,
} from '../../model/types.ts'
import { type Drawn, destinyDraws } from '../destiny.ts'
import type { Intent } from '../intent.ts'
import { loseFromTable } from '../leaving.ts'
import { arOnly, crdOnly, holdsIn, inRulings, underHeading } from '../rulebook.ts'
import { citing } from '../text-kind.ts'
import { isOffered } from '../turn-events.ts'
import { countDestinies } from './counting.ts'
import { damageSegment } from './damage-segment.ts'
import { immuneTo } from './immunity.ts'
import { isLonely, joinNewcomers, restoreExcluded } from './participation.ts'
import { attritionAgainst, totalInBattle } from './totals.ts'

export const rules = [
  ...underHeading('Battle', { 'BAT-004': {}, 'BAT-005': {}, 'BAT-006': {}, 'BAT-007': {}, 'BAT-015': {} }),
  ...underHeading('Weapons Segment', {
    'BAT-029': {},
    'BAT-030': {},
    'BAT-032': {},
    'BAT-037': {},
    'BAT-038': {},
    'BAT-040': {},
    'BAT-145': {},
  }),
  ...inRulings('Weapons Segment', { 'BAT-184': crdOnly }),
  ...underHeading('Power Segment', {
    'BAT-041': {},
    'BAT-043': {},
    'BAT-044': {},
    'BAT-049': {},
    'BAT-050': {},
    'BAT-051': {},
    'BAT-058': {},
    'BAT-059': { same: ['BAT-137'] },
    'BAT-060': {},
    'BAT-067': {},
    'BAT-068': {},
    'BAT-070': {},
    'BAT-071': {},
    'BAT-072': {},
    'BAT-073': arOnly,
    'BAT-087': {},
  }),
  ...underHeading('End Of Battle', { 'BAT-126': {}, 'BAT-127': {}, 'BAT-128': {} }),
]

/** The frame of a battle: how far it is. What is asked of the battle stands in the position. */
interface BattleFrame extends Frame {
  does: 'battle'
  /** How many of the destiny counts are over: each kind, the initiator first. */
  counted: number
  /** The destinies just drawn. */
  drawn?: Drawn | null
}

const steps = {
  responses: 0,
  weapons: 1,
  power: 2,
  destinies: 3,
  options: 4,
  totals: 5,
  damage: 6,
  ending: 7,
  endOptions: 8,
  over: 9,
} as const

const kinds: readonly BattleDestinyKind[] = ['power', 'battle', 'attrition']
const players = ['light', 'dark'] as const

export const battleFrame = (): BattleFrame => ({ does: 'battle', step: steps.responses, counted: 0 })

const under = (change: Change<Position>): Battle => change.now.battle as Battle

const alter = (change: Change<Position>, parts: Partial<Battle>): void =>
  change.put('battle', { ...under(change), ...parts })

/** A segment begins: it is logged, and the initiator has its first action. */
function open(change: Change<Position>, segment: Segment, cites: readonly string[]): void {
  alter(change, { segment })
  const { initiator, at } = under(change)
  change.log({
    say: 'segment begins',
    with: { segment, at },
    by: initiator,
    cites: citing(change.now, cites),
  })
}

export const battleProcedure: Procedure<Position, Intent> = {
  run(change, given) {
    const frame = given as BattleFrame
    const { initiator } = under(change)
    if (frame.canceled) return cancel(change)
    // Once winner and loser are named, losing all presence ends nothing any more. (BAT-004, BAT-101)
    if (frame.step > steps.responses && frame.step <= steps.totals && isLonely(change.now))
      return endEarly(change)
    switch (frame.step) {
      case steps.responses:
        change.next(steps.weapons)
        return change.window(initiated(change.now))
      case steps.weapons:
        change.next(steps.power)
        joinNewcomers(change)
        open(change, 'weapons', ['BAT-015', 'BAT-027', 'BAT-029'])
        return change.push(loopFrame('weapons segment', initiator))
      case steps.power:
        change.next(steps.destinies)
        joinNewcomers(change)
        return open(change, 'power', ['BAT-015', 'BAT-030', 'BAT-041'])
      case steps.destinies:
        return nextDestinies(change, frame)
      case steps.options:
        change.next(steps.totals)
        // The rulings of 2001 know no such actions. (BAT-184)
        if (!holdsIn(change.now, 'BAT-073') || !isOffered(change.now, 'power segment')) return
        return change.push(loopFrame('power segment', initiator))
      case steps.totals:
        change.next(steps.damage)
        return compare(change)
      case steps.damage:
        change.next(steps.ending)
        return openDamage(change)
      case steps.ending:
        change.next(steps.endOptions)
        open(change, 'end', ['BAT-103', 'BAT-126'])
        return change.window({ is: 'battle ending', performer: initiator, at: under(change).at })
      case steps.endOptions:
        change.next(steps.over)
        if (isOffered(change.now, 'end of battle')) change.push(loopFrame('end of battle', initiator))
        return
      default:
        return finish(change, true)
    }
  },

  /** Whether to draw battle destiny: all of them or none. (BAT-058, BAT-059) */
  answered(change, given, answer) {
    if (!('option' in answer)) return
    const { counted } = given as BattleFrame
    const player = answer.by as Player
    const { count } = countDestinies(change.now, player, 'battle')
    if (answer.option === 'draw') return change.push(destinyDraws(player, 'battle', count))
    change.next(steps.destinies, { counted: counted + 1 })
    const cites = citing(change.now, ['BAT-059', 'BAT-058', 'BAT-065'])
    change.log({ say: 'declines battle destiny', with: {}, by: player, cites })
  },
}

/** The event that opens a battle. */
export interface BattleInitiated extends Event {
  is: 'battle initiated'
  performer: Player
  at: CardId
  participants: CardId[]
}

const initiated = (p: Position): BattleInitiated => {
  const { initiator, at } = p.battle as Battle
  return { is: 'battle initiated', performer: initiator, at, participants: participants(p) }
}

/** Power, battle and attrition destinies in that order, of each kind the initiator's first. (BAT-041, BAT-044, BAT-051, BAT-068) */
function nextDestinies(change: Change<Position>, { counted, drawn }: BattleFrame) {
  const kind = kinds[Math.floor(counted / 2)]
  if (kind === undefined) return change.next(steps.options)
  const { initiator } = under(change)
  const player = counted % 2 === 0 ? initiator : opponentOf(initiator)
  if (drawn) {
    record(change, player, kind, drawn)
    return change.next(steps.destinies, { counted: counted + 1, drawn: null })
  }
  const found = countDestinies(change.now, player, kind)
  // Without a total battle destiny there is no attrition to add to. (BAT-070)
  const none = kind === 'attrition' && under(change).destiny[player].battle === null
  if (none || found.count === 0) {
    const cites = none && found.count > 0 ? ['BAT-070'] : kind === 'battle' ? [...found.rules, 'BAT-065'] : []
    if (cites.length > 0)
      change.log({ say: 'no destinies', with: { kind }, by: player, cites: citing(change.now, cites) })
    return change.next(steps.destinies, { counted: counted + 1 })
  }
  const must = { power: ['BAT-049', 'BAT-044'], attrition: ['BAT-071', 'BAT-068'], battle: ['BAT-051'] }
  change.log({
    say: 'destinies counted',
    with: { kind, count: found.count },
    by: player,
    cites: citing(change.now, [...found.rules, ...must[kind]]),
  })
  if (kind !== 'battle') return change.push(destinyDraws(player, kind, found.count))
  change.ask({
    by: player,
    kind: 'option',
    why: 'battle destiny',
    with: { count: found.count },
    mayPass: false,
    options: ['draw', 'decline'],
  })
}

function record(change: Change<Position>, player: Player, kind: BattleDestinyKind, drawn: Drawn): void {
  const { destiny } = under(change)
  alter(change, { destiny: { ...destiny, [player]: { ...destiny[player], [kind]: drawn.total } } })
  const cites = {
    power: ['BAT-043', 'BAT-050'],
    battle: ['BAT-064', 'BAT-080'],
    attrition: ['BAT-067', 'BAT-072'],
  }
  const none = drawn.total === null ? ['BAT-065'] : drawn.total === 0 && kind === 'battle' ? ['BAT-066'] : []
  change.log({
    say: 'destiny of battle',
    with: { kind, destiny: drawn.total },
    by: player,
    cites: citing(change.now, [...none, ...(drawn.total === null ? [] : cites[kind])]),
  })
}

/** Totals are compared, and winner and loser named. (BAT-084, BAT-085) */
function compare(change: Change<Position>): void {
  const p = change.now
  const { initiator, at } = under(change)
  const [light, dark] = [totalInBattle(p, 'light'), totalInBattle(p, 'dark')]
  const winner = light.total === dark.total ? null : light.total > dark.total ? 'light' : 'dark'
  alter(change, { total: { light: light.total, dark: dark.total }, winner })
  const texts = light.texts !== 0 || dark.texts !== 0
  change.log({
    say: winner ? 'battle won' : 'battle drawn',
    with: { light: light.total, dark: dark.total, at },
    by: winner ?? initiator,
    cites: citing(p, [winner ? 'BAT-084' : 'BAT-085', 'BAT-077', 'BAT-078', ...(texts ? ['BAT-079'] : [])]),
  })
  change.window({ is: 'battle decided', performer: initiator, winner, at })
}

/** What each player owes, and who is immune to it, is fixed as the damage segment starts. (BAT-119, BAT-179) */
function openDamage(change: Change<Position>): void {
  const { initiator, winner, total } = under(change)
  const totals = total as Record<Player, number>
  open(change, 'damage', ['BAT-015', 'BAT-088'])
  const attrition = {
    light: attritionAgainst(change.now, 'light'),
    dark: attritionAgainst(change.now, 'dark'),
  }
  const owedBy = (player: Player) => ({
    attrition: attrition[player] ?? 0,
    damage: winner === opponentOf(player) ? totals[winner] - totals[player] : 0,
  })
  const owed = { light: owedBy('light'), dark: owedBy('dark') }
  const immune = players.flatMap((player) =>
    attrition[player] === null ? [] : immuneTo(change.now, player, attrition[player]),
  )
  alter(change, { attrition, owed, immune })
  for (const player of [initiator, opponentOf(initiator)]) {
    const against = attrition[player]
    const spared = immune.filter((card) => change.now.cards[card]!.owner === player)
    const cites = [
      ...(against === null ? ['BAT-065'] : ['BAT-081', ...(against === 0 ? ['BAT-066'] : [])]),
      ...(owed[player].damage > 0 ? ['BAT-119'] : []),
      ...(spared.length > 0 && (against ?? 0) > 0 ? ['BAT-178', 'BAT-179'] : []),
    ]
    change.log({
      say: against === null ? 'owes no attrition' : 'owes',
      with: { attrition: against, count: owed[player].damage, cards: (against ?? 0) > 0 ? spared : [] },
      by: player,
      cites: citing(change.now, cites),
    })
  }
  change.push(loopFrame(damageSegment, initiator))
}

/** One side has lost all its presence: the battle is over in that instant, and what is 'hit' is lost. (BAT-004 to BAT-007) */
function endEarly(change: Change<Position>): void {
  const p = change.now
  const { at, joined, initiator } = under(change)
  const gone = joined.filter((card) => !participants(p).includes(card))
  change.log({
    say: 'battle ends',
    with: { at, cards: participants(p), gone },
    by: initiator,
    cites: citing(p, ['BAT-004', 'BAT-005', ...(gone.length > 0 ? ['MOV-174'] : [])]),
  })
  loseHits(change)
  finish(change, false)
}

/** Cards that are 'hit' when a battle ends before its damage segment are lost, not forfeited. (BAT-007) */
function loseHits(change: Change<Position>): void {
  for (const card of under(change).joined) {
    if (!hasState(change.now, card, 'hit') || facts(change.now, card).forfeit === undefined) continue
    const cards = loseFromTable(change, card)
    change.log({
      say: 'lost as hit',
      with: { card, cards: cards.slice(1) },
      by: change.now.cards[card]!.owner,
      cites: citing(change.now, ['BAT-007', 'BAT-105']),
    })
  }
}

function cancel(change: Change<Position>): void {
  const { at, initiator } = under(change)
  change.log({ say: 'battle canceled', with: { at }, by: initiator, cites: citing(change.now, ['KRN-214']) })
  if (under(change).segment !== 'damage') loseHits(change)
  finish(change, false)
}

/** The battle leaves the stack: what lasted until its end is over, and then 'just ended' is responded to. (BAT-127, BAT-128) */
function finish(change: Change<Position>, completed: boolean): void {
  const battle = under(change)
  joinNewcomers(change)
  change.put('battle', null)
  restoreExcluded(change, battle)
  const ended = change.now.lasting.filter(({ until }) => until === 'end of battle')
  if (ended.length > 0) {
    change.put(
      'lasting',
      change.now.lasting.filter(({ until }) => until !== 'end of battle'),
    )
  }
  if (completed || ended.length > 0) {
    change.log({
      say: 'battle over',
      with: { at: battle.at },
      by: battle.initiator,
      cites: citing(change.now, [
        ...(completed ? ['BAT-128'] : ['BAT-006']),
        ...(ended.length > 0 ? ['BAT-127'] : []),
      ]),
    })
  }
  change.pop()
  change.window({ is: 'battle ended', performer: battle.initiator, at: battle.at, completed })
}

/** The battle under way is canceled: its frame ends as soon as what is above it is over. */
export function cancelBattle(change: Change<Position>): void {
  const depth = change.stack.toReversed().findIndex(({ does }) => does === 'battle')
  if (depth >= 0) change.alter(depth, { canceled: true })
}
