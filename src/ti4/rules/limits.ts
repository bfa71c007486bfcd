/** How many units a system may hold of one player: the fleet pool and the capacity of the ships there. */

import type { Change, Procedure } from '../../kernel/index.ts'
import { isContested, shipsIn, unitsIn } from '../model/galaxy.ts'
import type { FrameOf, Intent, Player, Position, SystemId, Unit, UnitId } from '../model/types.ts'
import { capacityOf, factsOf, isCargo, isFighter2 } from '../model/units.ts'
import { remove } from './arrival.ts'
import { changes, underHeading } from './rulebook.ts'

export const rules = [
  ...underHeading('Fleet Pool', { 'TI4-241': changes, 'TI4-243': changes }),
  ...underHeading('Capacity', { 'TI4-242': changes }),
]

/** What a player has too much of in a system. */
export interface Excess {
  rule: 'TI4-241' | 'TI4-242'
  /** Rules that made it so. */
  cites: readonly string[]
  owner: Player
  system: SystemId
  /** How many must go, and which ones it may be. */
  count: number
  among: readonly UnitId[]
}

/** How a player's space area in a system is filled: what counts against the fleet pool, and what needs capacity. */
export function loadOf(p: Position, owner: Player, system: SystemId) {
  const all = unitsIn(p, system).filter((unit) => unit.owner === owner)
  const ships = shipsIn(p, system).filter((unit) => unit.owner === owner && unit.type !== 'fighter')
  const cargo = all.filter((unit) => unit.planet === null && isCargo(unit))
  const sum = (of: (unit: Unit) => number) => all.reduce((total, unit) => total + of(unit), 0)
  const capacity = sum((unit) => capacityOf(p, unit))
  // A space dock supports fighters; it does nothing for ground forces.
  const fighters = cargo.filter(({ type }) => type === 'fighter').length
  const docked = Math.min(
    fighters,
    sum((unit) => factsOf(p, unit).fighters),
  )
  const need = cargo.length - docked
  // A Fighter II without capacity counts against the fleet pool instead. (TI4-243)
  const beyond = Math.max(0, need - capacity)
  const alone = Math.min(beyond, cargo.filter((unit) => isFighter2(p, unit)).length)
  return { ships, cargo, capacity, need: need - alone, inFleet: ships.length + alone, alone }
}

/** The first limit that a player exceeds in a system, or null. */
function excessOf(p: Position, owner: Player, system: SystemId): Excess | null {
  const { ships, cargo, capacity, need, inFleet, alone } = loadOf(p, owner, system)
  const fleet = p.pools[owner]?.fleet ?? 0
  const ids = (units: readonly Unit[]) => units.map(({ id }) => id)
  if (need > capacity) {
    return { rule: 'TI4-242', cites: ['TI4-242'], owner, system, count: need - capacity, among: ids(cargo) }
  }
  if (inFleet <= fleet) return null
  const counted = alone > 0 ? [...ships, ...cargo.filter((unit) => isFighter2(p, unit))] : ships
  const cites = alone > 0 ? ['TI4-241', 'TI4-243'] : ['TI4-241']
  return { rule: 'TI4-241', cites, owner, system, count: 1, among: ids(counted) }
}

/**
 * The first limit that is exceeded: by a player who has moved ships, in any system, or by anybody in the active system.
 * What others have elsewhere has not changed.
 */
function firstExcess(p: Position, { mover }: FrameOf<'limits'>): Excess | null {
  const moved = new Set([mover, ...(p.action?.retreated ?? [])])
  for (const owner of p.players)
    for (const system of p.systems.keys()) {
      // Where combat would be fought, nothing is removed before it is over.
      if (!moved.has(owner) && system !== p.action?.active) continue
      const isFight = p.action?.part === 'space combat' && system === p.action.active && isContested(p)
      if (isFight) continue
      const excess = excessOf(p, owner, system)
      if (excess) return excess
    }
  return null
}

/** The check of all limits, after a player has moved ships. */
export const limitsFrame = (mover: Player): FrameOf<'limits'> => ({ does: 'limits', mover })

/** Asks the players whose units are too many which ones they remove, until every limit is kept. */
export const limitsProcedure: Procedure<Position, Intent, FrameOf<'limits'>> = {
  run(change, frame) {
    const excess = firstExcess(change.now, frame)
    if (!excess) return change.pop()
    const { among, count, owner, system, rule } = excess
    if (among.length <= count) return removeExcess(change, excess, among)
    const why = rule === 'TI4-241' ? 'fleet limit' : 'capacity limit'
    change.ask({
      by: owner,
      kind: 'cards',
      why,
      with: { system, count },
      cards: [...among],
      min: count,
      max: count,
    })
  },
  answered(change, frame, answer) {
    const excess = firstExcess(change.now, frame)
    if (excess && 'cards' in answer) removeExcess(change, excess, answer.cards)
  },
}

function removeExcess(
  change: Change<Position>,
  { owner, system, cites }: Excess,
  units: readonly UnitId[],
): void {
  change.log({ say: 'removed', with: { units: [...units], system }, by: owner, cites })
  remove(change, units)
}
