/** The way of a ship into the active system: judging one that was drawn, and finding the best one. */

import { firstOf, type Reason, refusal, rememberAbout } from '../../kernel/index.ts'
import { adjacentTo, areAdjacent, byWormhole, hasToken, othersShips } from '../model/galaxy.ts'
import type { Player, Position, SystemId, Unit } from '../model/types.ts'
import { factsOf, isUpgraded, moveValue, printed } from '../model/units.ts'
import { isRift, notInto, notThrough, riftsLeft, speedOf } from './anomalies.ts'
import { changes, permits, underHeading } from './rulebook.ts'

export const rules = [
  ...underHeading('Tactical Action Movement', { 'TI4-002': {}, 'TI4-102': {} }),
  ...underHeading('Step 1 – Move Ships', {
    'TI4-004': {},
    'TI4-005': {},
    'TI4-008': permits,
    'TI4-009': {},
    'TI4-010': {},
  }),
  ...underHeading('Movement: Notes', { 'TI4-006': permits, 'TI4-021': changes, 'TI4-022': {} }),
  ...underHeading('Adjacency: Wormholes', { 'TI4-231': permits }),
]

/** The systems that a ship enters, the active system last. */
export type Path = readonly SystemId[]

/** Every reason against moving a ship along this path into the active system. */
export function* reasonsAgainstPath(
  p: Position,
  ship: Unit,
  path: Path,
  active: SystemId,
): Generator<Reason> {
  const start = ship.system!
  const end = path.at(-1) ?? start
  if (end !== active || path.length === 0) yield refusal('TI4-004', { ship: ship.id, to: end, active })
  let from = start
  for (const system of path) {
    if (!areAdjacent(p, from, system)) yield refusal('TI4-010', { ship: ship.id, from, system }, 'gap')
    from = system
  }
  const speed = speedOf(p, ship) + riftsLeft(p, start, path)
  if (path.length > speed) yield* tooFar(p, ship, path.length, speed, active)
  for (const system of new Set(path.slice(0, -1))) yield* obstacles(p, ship, system)
  const into = notInto(p, end)
  if (into) yield into
}

/** Why a ship may not move through a system. */
function* obstacles(p: Position, ship: Unit, through: SystemId): Generator<Reason> {
  const inTheWay = othersShips(p, through, ship.owner)
  if (inTheWay.length > 0) {
    const units = inTheWay.map(({ id }) => id)
    yield refusal('TI4-005', { ship: ship.id, system: through, units, owner: firstOf(inTheWay).owner })
    if (inTheWay.every(({ type }) => type === 'fighter')) yield refusal('TI4-022', { system: through, units })
  }
  const anomaly = notThrough(p, through)
  if (anomaly) yield anomaly
}

function* tooFar(p: Position, ship: Unit, far: number, speed: number, active: SystemId): Generator<Reason> {
  const details = { ship: ship.id, active, far, speed }
  if (ship.system === active) yield refusal('TI4-009', details)
  yield refusal('TI4-002', details)
  yield refusal('TI4-010', details)
  if (speedOf(p, ship) < (ship.move ?? factsOf(p, ship).move)) yield refusal('TI4-224', { ship: ship.id })
  // The value that counts is the one of the faction sheet until the upgrade is owned.
  const better = { ...ship, upgraded: true as const }
  const gain = speedOf(p, better) - speedOf(p, ship)
  if (gain > 0 && far <= speed + gain)
    yield refusal('TI4-102', { ship: ship.id, speed: moveValue(p, ship), upgraded: moveValue(p, better) })
}

/** Why a ship has no legal way into the active system. */
export function* reasonsAgainstAnyPath(p: Position, ship: Unit, active: SystemId): Generator<Reason> {
  const start = ship.system!
  const into = notInto(p, active)
  if (into) yield into
  const speed = speedOf(p, ship)
  const free = waysTo(p, null, active)
  const within = wayWithin(free, start, speed)
  if (within) {
    for (const system of new Set(within.slice(0, -1))) yield* obstacles(p, ship, system)
    return
  }
  const nearest = wayWithin(free, start, Number.POSITIVE_INFINITY)
  if (nearest) yield* tooFar(p, ship, nearest.length, speed + riftsLeft(p, start, nearest), active)
  else yield refusal('TI4-010', { ship: ship.id, active }, 'no way')
}

/** From each system the next one on a shortest way to a goal, by how many gravity rifts the way leaves. */
interface Ways {
  goal: SystemId
  steps: readonly (readonly (Step | undefined)[])[]
  /** Ways out of the goal and back. */
  back: readonly (Step | undefined)[]
}
interface Step {
  /** How many systems are entered from here on. */
  far: number
  next: SystemId
  /** How many rifts the rest of the way leaves. */
  rifts: number
}

/** The ways of a position, as they are asked for: they follow from the map and the units alone. */
const ways = rememberAbout(['systems', 'units'], (_: Position): Map<string, Ways> => new Map())

/** The ways to a system for a player's ships; for null as if nothing stood in the way. */
function waysTo(p: Position, player: Player | null, goal: SystemId): Ways {
  const key = `${goal} ${player === null ? '' : `of ${player}`}`
  const known = ways(p)
  let found = known.get(key)
  if (!found) {
    found = searchWays(p, player, goal)
    known.set(key, found)
  }
  return found
}

/** Breadth first, from the goal backwards. */
function searchWays(p: Position, player: Player | null, goal: SystemId): Ways {
  const isOpen = (system: SystemId) =>
    player === null || (notThrough(p, system) === null && othersShips(p, system, player).length === 0)
  const open = p.systems.map((_, system) => isOpen(system))
  // A way that leaves a rift twice has gone in a circle for nothing.
  const rifts = p.systems.filter((_, system) => isRift(p, system)).length
  const steps: (Step | undefined)[][] = Array.from({ length: rifts + 1 }, () => [])
  const back: (Step | undefined)[] = []
  const queue: { system: SystemId; far: number; rifts: number }[] = [{ system: goal, far: 0, rifts: 0 }]
  for (const { system, far, rifts: left } of queue) {
    for (const before of adjacentTo(p, system)) {
      const leaves = left + (isRift(p, before) ? 1 : 0)
      if (leaves > rifts) continue
      const step = { far: far + 1, next: system, rifts: left }
      if (before === goal) {
        back[leaves] ??= step
        continue
      }
      const row = steps[leaves]!
      if (row[before]) continue
      row[before] = step
      if (open[before]) queue.push({ system: before, far: far + 1, rifts: leaves })
    }
  }
  return { goal, steps, back }
}

/**
 * The best way from a system that this move value covers: the one that leaves the fewest gravity rifts, since nobody risks
 * a ship without need, and of those the shortest.
 */
function wayWithin({ goal, steps, back }: Ways, start: SystemId, speed: number): Path | null {
  for (let rifts = 0; rifts < steps.length; rifts++) {
    const first = start === goal ? back[rifts] : steps[rifts]![start]
    if (!first || first.far - rifts > speed) continue
    const path: SystemId[] = []
    for (let step: Step | undefined = first; step; ) {
      path.push(step.next)
      step = step.next === goal ? undefined : steps[step.rifts]![step.next]
    }
    return path
  }
  return null
}

/** The best legal path of a ship into the active system, or null. */
export function bestPath(p: Position, ship: Unit, active: SystemId): Path | null {
  if (ship.system === null || notInto(p, active)) return null
  return wayWithin(waysTo(p, ship.owner, active), ship.system, speedOf(p, ship))
}

/** The shortest way if no ship and no anomaly stood in the way, whatever the move value. */
const freePath = (p: Position, start: SystemId, active: SystemId): Path | null =>
  wayWithin(waysTo(p, null, active), start, Number.POSITIVE_INFINITY)

/** Every legal path of a ship that enters no system twice, the best ones first. */
export function legalPaths(p: Position, ship: Unit, active: SystemId): Path[] {
  const start = ship.system
  if (start === null || notInto(p, active)) return []
  const found: Path[] = []
  const speed = speedOf(p, ship)
  const walk = (from: SystemId, path: SystemId[], left: number) => {
    // Leaving a rift costs nothing of the move value.
    const after = left - (isRift(p, from) ? 0 : 1)
    if (after < 0) return
    for (const system of adjacentTo(p, from)) {
      if (system === active) {
        if (from !== active) found.push([...path, system])
        continue
      }
      if (system === start || path.includes(system)) continue
      if (notThrough(p, system) || othersShips(p, system, ship.owner).length > 0) continue
      walk(system, [...path, system], after)
    }
  }
  walk(start, [], speed)
  const rifts = (path: Path) => riftsLeft(p, start, path)
  return found.sort((one, other) => rifts(one) - rifts(other) || one.length - other.length)
}

/** What made a ship go round: the rules that forbid what would be shorter, and whatever made it longer. */
function rulesOfDetour(p: Position, ship: Unit, path: Path): string[] {
  const free = freePath(p, ship.system!, path.at(-1)!) ?? path
  if (free.length >= path.length) return []
  return free.slice(0, -1).flatMap((system) => [...obstacles(p, ship, system)].map(({ rule }) => rule))
}

/** The rules that let a ship take this path, those of its own case first. */
export function rulesOfPath(p: Position, ship: Unit, path: Path): string[] {
  const start = ship.system!
  const active = path.at(-1)!
  const through = path.slice(0, -1)
  const cites = rulesOfDetour(p, ship, path)
  if (ship.move === undefined && isUpgraded(p, ship) && factsOf(p, ship).move !== printed[ship.type].move)
    cites.push('TI4-102')
  if (othersShips(p, active, ship.owner).length > 0) cites.push('TI4-006')
  // A token holds only the ships of its own faction, and none in the active system.
  if (p.tokens.some(({ system }) => system === start)) cites.push('TI4-007')
  if (through.some((system) => hasToken(p, system, ship.owner) && system !== active)) cites.push('TI4-008')
  if (start === active) cites.push('TI4-009')
  if (riftsLeft(p, start, path) > 0) cites.push('TI4-225')
  const isJump = (system: SystemId, index: number) => byWormhole(p, path[index - 1] ?? start, system)
  if (path.some(isJump)) cites.push('TI4-231')
  return [...new Set(cites), 'TI4-002', 'TI4-004', 'TI4-010']
}
