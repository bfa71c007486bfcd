/** Initiate The Battle: the first step of a battle. The segments that follow it are not played yet. */

import {
  type Change,
  type Event,
  type Frame,
  no,
  type Procedure,
  type Reason,
} from '../../../kernel/index.ts'
import { isCharacter, isStarship, isUndercover, isVehicle } from '../../model/crew.ts'
import { isLocation } from '../../model/locations.ts'
import { facts, plain } from '../../model/pool.ts'
import { hasPresence } from '../../model/presence.ts'
import { cardsAt, forceOf, hasState, isActive, setState, spendForce, withCargo } from '../../model/table.ts'
import { type CardId, opponentOf, type Player, type Position } from '../../model/types.ts'
import type { Intent } from '../intent.ts'
import type { Moment } from '../movement/kind.ts'
import { underHeading } from '../rulebook.ts'
import { citing } from '../text-kind.ts'

export const rules = [
  ...underHeading('Battle Phase', { 'BAT-001': {}, 'BAT-002': {} }),
  ...underHeading('Battle', {
    'BAT-003': {},
    'BAT-004': {},
    'BAT-005': {},
    'BAT-009': {},
    'BAT-010': {},
    'BAT-011': {},
    'BAT-014': {},
    'BAT-015': {},
  }),
  ...underHeading('Initiate The Battle', {
    'BAT-017': {},
    'BAT-018': {},
    'BAT-020': {},
    'BAT-026': {},
    'BAT-027': {},
  }),
]

const cost = 1

/** A battle has just been initiated. */
export interface BattleInitiated extends Event {
  is: 'battle initiated'
  performer: Player
  at: CardId
  participants: CardId[]
}

interface BattleFrame extends Frame {
  does: 'battle'
  player: Player
  at: CardId
  participants: CardId[]
}

/** The characters, vehicles and starships that could fight at a location: in play, and fresh this turn. (BAT-010) */
function fighters(p: Position, at: CardId): CardId[] {
  return cardsAt(p, at)
    .flatMap((card) => withCargo(p, card))
    .filter((card) => isCharacter(p, card) || isVehicle(p, card) || isStarship(p, card))
    .filter((card) => isActive(p, card) && !isUndercover(p, card) && !hasState(p, card, 'battled'))
}

/** Do these cards give their player presence? (CTL-033) */
function givePresence(p: Position, cards: readonly CardId[], player: Player): boolean {
  let ability = 0
  for (const card of cards) {
    if (p.cards[card]!.owner !== player) continue
    const { ability: own = 0, permanentPilots = [], icons } = facts(p, card)
    if (icons?.some((icon) => plain(icon) === 'presence')) return true
    ability += permanentPilots.reduce((sum, pilot) => sum + pilot.ability, own)
  }
  return ability >= 1
}

/** May this player initiate a battle at this location? */
export function* reasonsAgainstBattle(
  p: Position,
  player: Player,
  at: CardId,
  { frame, toAct }: Moment,
): Generator<Reason> {
  const details = { card: at, at }
  if (frame?.does !== 'loop') yield no('KRN-101', { card: at })
  if (p.turn.player !== player) yield no('BAT-002', details, 'turn')
  else if (p.turn.phase !== 'battle') yield no('BAT-002', { ...details, phase: p.turn.phase }, 'phase')
  else if (frame?.does === 'loop' && toAct !== player) yield no('PLAY-002', { by: toAct })
  if (!isLocation(p, at) || !p.layout.includes(at)) return yield no('BAT-017', details)
  for (const side of [player, opponentOf(player)]) {
    if (!hasPresence(p, side, at)) yield no('BAT-003', { ...details, by: side })
    else if (!givePresence(p, fighters(p, at), side)) yield no('BAT-010', { ...details, by: side })
  }
  if (hasState(p, at, 'battled')) yield no('BAT-009', details)
  const have = forceOf(p, player)
  if (have < cost) yield no('BAT-018', { ...details, need: cost, have }, 'force')
}

export const battleCost = cost

/** Pays, marks who has battled, and starts the battle. (BAT-011, BAT-018, BAT-020) */
export function beginBattle(change: Change<Position>, player: Player, at: CardId): void {
  const participants = fighters(change.now, at)
  spendForce(change, player, cost)
  for (const card of [...participants, at]) setState(change, card, 'battled', true)
  change.log({
    say: 'battle initiated',
    with: { at, cost, cards: participants },
    by: player,
    cites: citing(change.now, [
      ...['BAT-002', 'BAT-003', 'BAT-009', 'BAT-011', 'BAT-014', 'BAT-017', 'BAT-018', 'BAT-020', 'BAT-026'],
    ]),
  })
  change.push({ does: 'battle', step: 0, player, at, participants })
}

/** The battle that has just been initiated, if the window on it is open. */
export function justInitiated({ frame }: Moment): BattleInitiated | null {
  const event = frame?.does === 'window' ? (frame.event as Event) : null
  return event?.is === 'battle initiated' ? (event as BattleInitiated) : null
}

/** The battle under way is canceled: its frame ends as soon as what is above it is over. */
export function cancelBattle(change: Change<Position>): void {
  const depth = change.stack.toReversed().findIndex(({ does }) => does === 'battle')
  if (depth >= 0) change.alter(depth, { canceled: true })
}

export const battleProcedure: Procedure<Position, Intent> = {
  run(change, given) {
    const { player, at, participants, step, canceled } = given as BattleFrame
    const p = change.now
    if (canceled) {
      change.log({ say: 'battle canceled', with: { at }, by: player, cites: citing(p, ['KRN-214']) })
      return change.pop()
    }
    if (step === 0) {
      change.next(1)
      const event: BattleInitiated = { is: 'battle initiated', performer: player, at, participants }
      return change.window(event)
    }
    const here = cardsAt(p, at).flatMap((card) => withCargo(p, card))
    const left = participants.filter((card) => here.includes(card))
    const gone = participants.filter((card) => !here.includes(card))
    const lonely = [player, opponentOf(player)].some((side) => !givePresence(p, left, side))
    const moved = gone.length > 0 ? ['MOV-174'] : []
    const cites = lonely ? ['BAT-004', 'BAT-005', ...moved] : ['BAT-015', 'BAT-027', 'MOV-174']
    const say = lonely ? 'battle ends' : 'battle goes on'
    change.log({ say, with: { at, cards: left, gone }, by: player, cites: citing(p, cites) })
    change.pop()
  },
}
