/** What a table shows: what dragging a ship means, which ways it may take, and what it may pick up. It asks `judge`. */

import type { Game, Verdict } from '../kernel/index.ts'
import { actionNow, unitOf } from './model/of.ts'
import type { Intent, Player, Position, SystemId, UnitId } from './model/types.ts'
import { capacityOf, isCargo, isShip } from './model/units.ts'
import { riftsLeft, speedOf } from './rules/anomalies.ts'
import { judge } from './rules/intents.ts'
import { type MoveShip, pathOf } from './rules/move-ships.ts'
import { legalPaths, type Path } from './rules/paths.ts'
import { transporterOf } from './rules/transport.ts'

/** What moving a ship like this would mean. */
export interface Consideration {
  intent: MoveShip
  verdict: Verdict<Intent>
  /** The path that it takes: the drawn one, or the best one; null where there is none. */
  path: Path | null
  /** How many systems it enters, and how many its move value covers on this path. */
  far: number
  speed: number
  /** How often it leaves a gravity rift, at the risk of being lost. */
  rifts: number
  /** The other legal paths that a player may draw, the best ones first. */
  others: readonly Path[]
}

/** What dragging this ship to a system means, by a path that was drawn or by the best one. */
export function considerMove(
  game: Game<Position>,
  by: Player,
  ship: UnitId,
  to: SystemId,
  more: Pick<MoveShip, 'path' | 'carry'> = {},
): Consideration {
  const p = game.state
  const intent: MoveShip = { kind: 'moveShip', ship, to, ...more }
  const unit = unitOf(p, ship)
  const known = p.action !== null && unit.system !== null && isShip(unit)
  const path = known ? pathOf(p, intent) : null
  const rifts = path && known ? riftsLeft(p, unit.system!, path) : 0
  const verdict = judge(game, by, intent)
  const all = known && verdict.legal ? legalPaths(p, unit, actionNow(p).active) : []
  return {
    intent,
    verdict,
    path,
    far: path?.length ?? 0,
    speed: known ? speedOf(p, unit) + rifts : 0,
    rifts,
    others: all.filter((other) => other.join() !== path?.join()),
  }
}

/** What dragging this ship to each system means, by their numbers. */
export const considerDrag = (game: Game<Position>, by: Player, ship: UnitId): Consideration[] =>
  game.state.systems.map((_, to) => considerMove(game, by, ship, to))

/** A unit that a ship might take along, and whether it may. */
export interface PickUp {
  unit: UnitId
  system: SystemId
  verdict: Verdict<Intent>
}

/**
 * The fighters and ground forces of a player on the board, and for each whether the ship may take it along beside what it
 * takes already.
 */
export function pickUpsOf(
  game: Game<Position>,
  by: Player,
  ship: UnitId,
  more: Pick<MoveShip, 'path' | 'carry'> = {},
): PickUp[] {
  const { carry = [] } = more
  return game.state.units.flatMap((unit) => {
    const { id, owner, system } = unit
    if (owner !== by || system === null || id === ship || !isCargo(unit) || carry.includes(id)) return []
    const verdict = judge(game, by, { kind: 'moveShip', ship, ...more, carry: [...carry, id] })
    return [{ unit: id, system, verdict }]
  })
}

/** The capacity slots of a ship: what is aboard, or declared to be; null is an empty slot. */
export function slotsOf(p: Position, ship: UnitId): (UnitId | null)[] {
  const declared = p.action?.declared.find((one) => one.ship === ship)
  const aboard =
    declared?.carry ??
    p.units.filter(({ id, aboard: on }) => on === ship && transporterOf(p, id) === null).map(({ id }) => id)
  const free = Math.max(0, capacityOf(p, unitOf(p, ship)) - aboard.length)
  return [...aboard, ...Array.from({ length: free }, () => null)]
}
