/** All declared ships move at the same moment. */

import type { Change } from '../../kernel/index.ts'
import { actionNow, unitOf } from '../model/of.ts'
import type { Declared, Player, Position, SystemId, UnitId } from '../model/types.ts'
import { isRift, riftTakes } from './anomalies.ts'
import { roll } from './dice.ts'

/** Takes units off the board. */
export function remove(change: Change<Position>, units: readonly UnitId[]): void {
  for (const id of units) change.patch('units', id, { system: null, planet: null, aboard: null })
}

/** Ends the declarations: rolls for gravity rifts, then every ship arrives in the active system with what it transports. */
export function arrive(change: Change<Position>, by: Player): readonly UnitId[] {
  const { active, declared } = actionNow(change.now)
  if (declared.length === 0) {
    change.log({ say: 'nobody moves', with: { active }, by, cites: ['TI4-003'] })
    return []
  }
  const before = change.now.units
  const arrived = declared.filter((one) => survives(change, by, one, before[one.ship]!.system!))
  for (const { ship, carry } of arrived) {
    change.patch('units', ship, { system: active, planet: null, aboard: null })
    for (const unit of carry) change.patch('units', unit, { system: active, planet: null, aboard: ship })
  }
  // What a ship left behind is aboard nothing.
  const moved = new Set(arrived.flatMap(({ ship, carry }) => [ship, ...carry]))
  for (const { id, aboard } of change.now.units)
    if (
      aboard !== null &&
      !moved.has(id) &&
      (moved.has(aboard) || unitOf(change.now, aboard).system === null)
    )
      change.patch('units', id, { aboard: null })
  const ships = arrived.map(({ ship }) => ship)
  if (ships.length > 0) {
    const cites = ['TI4-003', 'TI4-004', 'TI4-012', 'TI4-001']
    if (declared.some(({ path }) => path.length > 1)) cites.push('TI4-021')
    change.log({ say: 'moved', with: { ships, active }, by, cites })
  }
  return ships
}

/** Rolls a die each time that a ship leaves a gravity rift; on a low roll it is lost with what is aboard by then. (TI4-226) */
function survives(change: Change<Position>, by: Player, declared: Declared, start: SystemId): boolean {
  const p = change.now
  const { ship, path, carry } = declared
  for (const [step, system] of [start, ...path.slice(0, -1)].entries()) {
    if (!isRift(p, system)) continue
    const number = roll(change)
    const lost = number <= riftTakes
    change.log({
      say: lost ? 'lost in rift' : 'leaves rift',
      with: { ship, system, roll: number },
      by,
      cites: ['TI4-226'],
    })
    if (!lost) continue
    const seen = [start, ...path.slice(0, step)]
    const aboard = carry.filter((unit) => seen.includes(unitOf(p, unit).system!))
    remove(change, [ship, ...aboard])
    return false
  }
  return true
}
