/** Step 1 of the movement of a tactical action: ships are declared, and then arrive together. */

import { type Change, illegal, type Reason, refusal, type Verdict } from '../../kernel/index.ts'
import { hasToken } from '../model/galaxy.ts'
import { actionNow, unitOf } from '../model/of.ts'
import type { Declared, Intent, Player, Position, Unit, UnitId } from '../model/types.ts'
import { isShip } from '../model/units.ts'
import {
  bestPath,
  legalPaths,
  type Path,
  reasonsAgainstAnyPath,
  reasonsAgainstPath,
  rulesOfPath,
} from './paths.ts'
import { underHeading } from './rulebook.ts'
import { reasonsAgainstMovingToo, reasonsAgainstPickUp, rulesOfTransport } from './transport.ts'

export const rules = [
  ...underHeading('Movement', { 'TI4-001': {} }),
  ...underHeading('Step 1 – Move Ships', { 'TI4-003': {}, 'TI4-007': {}, 'TI4-012': {} }),
  ...underHeading('Units', { 'TI4-201': {}, 'TI4-202': {} }),
]

export type MoveShip = Extract<Intent, { kind: 'moveShip' }>

/** Why this player cannot declare ships now. */
export function* reasonsOfTheMoment(p: Position, by: Player): Generator<Reason> {
  if (p.phase !== 'action') yield refusal('TI4-101', { phase: p.phase })
  if (!p.action) yield refusal('TI4-001')
  else {
    if (p.player !== by) yield refusal('TI4-003', { by: p.player }, 'other player')
    if (p.action.part !== 'move') yield refusal('TI4-012')
  }
}

/** The path that a move means: the one that was drawn, or the best one that leads past all that shall be picked up. */
export function pathOf(p: Position, { ship: id, path, carry = [] }: MoveShip): Path | null {
  if (path) return path
  const ship = unitOf(p, id)
  const { active } = actionNow(p)
  const best = bestPath(p, ship, active)
  if (!best) return null
  const visits = (way: Path) =>
    carry.every((unit) => {
      const { system } = unitOf(p, unit)
      return system === ship.system || way.includes(system!)
    })
  return visits(best) ? best : (legalPaths(p, ship, active).find(visits) ?? best)
}

/** Every reason against declaring a ship as moving. The one place that knows. */
function* reasonsAgainstMove(p: Position, by: Player, intent: MoveShip): Generator<Reason> {
  yield* reasonsOfTheMoment(p, by)
  const ship = unitOf(p, intent.ship)
  if (ship.owner !== by) yield refusal('TI4-201', { unit: ship.id, owner: ship.owner })
  if (!isShip(ship)) yield refusal('TI4-202', { unit: ship.id })
  if (ship.system === null) yield refusal('TI4-202', { unit: ship.id }, 'gone')
  if (!p.action || ship.system === null || !isShip(ship)) return
  const { active } = p.action
  if (intent.to !== undefined && intent.to !== active && !intent.path)
    yield refusal('TI4-004', { ship: ship.id, to: intent.to, active })
  if (ship.system !== active && hasToken(p, ship.system, ship.owner))
    yield refusal('TI4-007', { ship: ship.id, system: ship.system })
  yield* reasonsAgainstMovingToo(p, ship)
  const path = pathOf(p, intent)
  if (intent.path) yield* reasonsAgainstPath(p, ship, intent.path, active)
  else if (!path) yield* reasonsAgainstAnyPath(p, ship, active)
  yield* reasonsAgainstPickUp(p, ship, intent.carry ?? [], path)
}

/** May this ship be declared as moving like this? Where a drawn path will not do, the best one is told. */
export function judgeMove(p: Position, by: Player, intent: MoveShip): Verdict<Intent> {
  const reasons = [...reasonsAgainstMove(p, by, intent)]
  if (reasons.length === 0) {
    const ship = unitOf(p, intent.ship)
    return { legal: true, cost: 0, rules: rulesOfPath(p, ship, pathOf(p, intent)!) }
  }
  const { path: _, to: __, ...free } = intent
  const helps = (intent.path || intent.to !== undefined) && isFree(p, by, free)
  if (!helps) return illegal(...reasons)
  const path = [...pathOf(p, free)!]
  return {
    legal: false,
    reasons,
    instead: { say: 'path', with: { ship: intent.ship, path }, intent: free },
  }
}

const isFree = (p: Position, by: Player, intent: MoveShip): boolean =>
  reasonsAgainstMove(p, by, intent).next().done === true

/** May the declaration of a ship be taken back? */
export function* reasonsAgainstStaying(p: Position, by: Player, unit: UnitId): Generator<Reason> {
  yield* reasonsOfTheMoment(p, by)
  if (p.action && !p.action.declared.some(({ ship }) => ship === unit))
    yield refusal('TI4-003', { unit }, 'not declared')
}

/** Notes a ship as moving. Nothing moves before all are declared. (TI4-012) */
export function declare(change: Change<Position>, by: Player, intent: MoveShip): void {
  const p = change.now
  const ship = unitOf(p, intent.ship)
  const path = pathOf(p, intent)!
  const carry = [...new Set(intent.carry ?? [])]
  const declared: Declared = { ship: ship.id, path, carry }
  const others = actionNow(p).declared.filter(({ ship: other }) => other !== ship.id)
  const cites = [...rulesOfTransport(p, carry), ...rulesOfPath(p, ship, path)]
  change.put('action', { ...actionNow(p), declared: [...others, declared] })
  change.log({
    say: 'declared',
    with: { ship: ship.id, path: [...path], carry, far: path.length },
    by,
    cites,
  })
}

export function takeBack(change: Change<Position>, by: Player, unit: UnitId): void {
  const action = actionNow(change.now)
  change.put('action', { ...action, declared: action.declared.filter(({ ship }) => ship !== unit) })
  change.log({ say: 'stays', with: { ship: unit }, by, cites: ['TI4-012'] })
}

/** Every ship that may be declared, by its best path. */
export function* legalMoves(p: Position, by: Player): Generator<MoveShip> {
  if (!reasonsOfTheMoment(p, by).next().done) return
  const isDeclared = (unit: Unit) => actionNow(p).declared.some(({ ship }) => ship === unit.id)
  for (const unit of p.units) {
    if (unit.owner !== by || unit.system === null || !isShip(unit) || isDeclared(unit)) continue
    const intent: MoveShip = { kind: 'moveShip', ship: unit.id }
    if (isFree(p, by, intent)) yield { ...intent, path: pathOf(p, intent)! }
  }
}
