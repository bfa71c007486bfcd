/** The galaxy: which systems are adjacent, and what is where. */

import { rememberAbout } from '../../kernel/index.ts'
import { actionNow, systemOf } from './of.ts'
import type { Player, Position, System, SystemId, Unit } from './types.ts'
import { isShip } from './units.ts'

/** The six directions from a hex, in axial coordinates. */
const directions = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const

const place = (q: number, r: number) => `${q},${r}`

/** The systems adjacent to each system: its neighbours on the map, and those with the same wormhole. (TI4-231) */
const adjacency = rememberAbout(['systems'], (p: Position): readonly (readonly SystemId[])[] => {
  const at = new Map(p.systems.map(({ q, r }, id) => [place(q, r), id]))
  return p.systems.map(({ q, r, wormholes }, id) => {
    const found = new Set<SystemId>()
    for (const [dq, dr] of directions) {
      const next = at.get(place(q + dq, r + dr))
      if (next !== undefined) found.add(next)
    }
    if (wormholes.length > 0)
      for (const [other, system] of p.systems.entries())
        if (other !== id && shareWormhole(system, systemOf(p, id))) found.add(other)
    return [...found]
  })
})

const shareWormhole = (one: System, other: System): boolean =>
  one.wormholes.some((wormhole) => other.wormholes.includes(wormhole))

export const adjacentTo = (p: Position, system: SystemId): readonly SystemId[] => adjacency(p)[system] ?? []

export const areAdjacent = (p: Position, one: SystemId, other: SystemId): boolean =>
  adjacentTo(p, one).includes(other)

/** The places beside the galaxy where no system lies. */
export function freePlaces({ systems }: Pick<Position, 'systems'>): { q: number; r: number }[] {
  const found = new Map<string, { q: number; r: number }>()
  for (const { q, r } of systems)
    for (const [dq, dr] of directions) found.set(place(q + dq, r + dr), { q: q + dq, r: r + dr })
  for (const { q, r } of systems) found.delete(place(q, r))
  return [...found.values()]
}

/** Are these two adjacent by a wormhole alone? */
export function byWormhole(p: Position, one: SystemId, other: SystemId): boolean {
  const [a, b] = [systemOf(p, one), systemOf(p, other)]
  const near = directions.some(([q, r]) => a.q + q === b.q && a.r + r === b.r)
  return !near && areAdjacent(p, one, other)
}

/** The units in each system. */
const unitsBySystem = rememberAbout(['systems', 'units'], (p: Position): readonly (readonly Unit[])[] => {
  const found: Unit[][] = p.systems.map(() => [])
  for (const unit of p.units) if (unit.system !== null) found[unit.system]?.push(unit)
  return found
})

export const unitsIn = (p: Position, system: SystemId): readonly Unit[] => unitsBySystem(p)[system] ?? []

export const shipsIn = (p: Position, system: SystemId): Unit[] => unitsIn(p, system).filter(isShip)

/** The ships of other players in a system. */
export const othersShips = (p: Position, system: SystemId, player: Player): Unit[] =>
  unitsIn(p, system).filter((unit) => unit.owner !== player && isShip(unit))

/** Does a system hold a command token of this player's faction? */
export const hasToken = (p: Position, system: SystemId, player: Player): boolean =>
  p.tokens.some((token) => token.system === system && token.owner === player)

export const anomalyOf = (p: Position, system: SystemId) => p.systems[system]?.anomaly ?? null

/** Do two players have ships in the active system? */
export function isContested(p: Position): boolean {
  const { active } = actionNow(p)
  return shipsIn(p, active).some(({ owner }) => othersShips(p, active, owner).length > 0)
}
