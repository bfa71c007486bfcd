/**
 * Retreat with transport. Space combat is not played: where it would follow, each side may retreat instead, which this
 * file has of the rules of combat as far as movement goes. Whether a system is friendly enough to retreat to depends on
 * who controls its planets, which this game does not know: that is left to the players.
 */

import { type Change, type Reason, refusal } from '../../kernel/index.ts'
import { areAdjacent, hasToken, othersShips, shipsIn, unitsIn } from '../model/galaxy.ts'
import { actionNow, unitOf } from '../model/of.ts'
import type { Intent, Player, Position, Unit, UnitId } from '../model/types.ts'
import { capacityOf, isCargo, moveValue } from '../model/units.ts'
import { notInto } from './anomalies.ts'
import { remove } from './arrival.ts'
import { changes, underHeading } from './rulebook.ts'

export const rules = [
  ...underHeading('Movement: Notes', { 'TI4-019': {} }),
  ...underHeading('Space Combat: Retreat', {
    'TI4-271': {},
    'TI4-272': {},
    'TI4-273': {},
    'TI4-274': {},
    'TI4-275': changes,
  }),
]

type Retreat = Extract<Intent, { kind: 'retreat' }>

/** Is a unit one of the ships that retreat by themselves? Ships without a move value stay. */
const retreats = (p: Position, unit: Unit): boolean => unit.type !== 'fighter' && moveValue(p, unit) > 0

/** A player's ships in the active system that can retreat. */
const fleetOf = (p: Position, by: Player): Unit[] =>
  shipsIn(p, actionNow(p).active).filter((unit) => unit.owner === by && retreats(p, unit))

/** The units that a retreat may take along: all of the player's fighters and ground forces in the active system. */
const retreatCargo = (p: Position, by: Player): Unit[] =>
  unitsIn(p, actionNow(p).active).filter((unit) => unit.owner === by && isCargo(unit))

/** Every reason against a retreat. */
export function* reasonsAgainstRetreat(
  p: Position,
  by: Player,
  { to, carry = [] }: Retreat,
): Generator<Reason> {
  if (p.action?.part !== 'space combat') yield refusal('TI4-271')
  if (!p.action) return
  const { active } = p.action
  const fleet = fleetOf(p, by)
  if (fleet.length === 0) yield refusal('TI4-274', { active })
  if (!areAdjacent(p, active, to)) yield refusal('TI4-272', { to, active })
  if (othersShips(p, to, by).length > 0) yield refusal('TI4-273', { to })
  const into = notInto(p, to)
  if (into) yield into
  for (const id of new Set(carry)) {
    const unit = unitOf(p, id)
    if (unit.owner !== by) yield refusal('TI4-211', { unit: id, ship: fleet[0]?.id ?? id }, 'owner')
    else if (!isCargo(unit)) yield refusal('TI4-211', { unit: id, ship: fleet[0]?.id ?? id })
    else if (unit.system !== active) yield refusal('TI4-019', { unit: id, active })
  }
  const have = fleet.reduce((sum, ship) => sum + capacityOf(p, ship), 0)
  const need = new Set(carry).size
  if (need > have) yield refusal('TI4-011', { ship: fleet[0]?.id ?? null, need, have })
}

export function* legalRetreats(p: Position, by: Player): Generator<Retreat> {
  if (p.action?.part !== 'space combat') return
  for (const to of p.systems.keys()) {
    const intent: Retreat = { kind: 'retreat', to }
    if (reasonsAgainstRetreat(p, by, intent).next().done) yield intent
  }
}

/** What goes along where nothing is said: fighters and ground forces in space first, as many as find room. (SIL-04) */
function usualCargo(p: Position, by: Player): UnitId[] {
  const room = fleetOf(p, by).reduce((sum, ship) => sum + capacityOf(p, ship), 0)
  const inSpace = retreatCargo(p, by).filter(({ planet }) => planet === null)
  return inSpace.slice(0, room).map(({ id }) => id)
}

/** All ships retreat together, a command token marks where they went, and what is left in space alone is removed. */
export function carryOutRetreat(change: Change<Position>, by: Player, intent: Retreat): void {
  const p = change.now
  const action = actionNow(p)
  const to = intent.to
  const carry = [...new Set(intent.carry ?? usualCargo(p, by))]
  const fleet = fleetOf(p, by)
  const berths = fleet.flatMap((ship) => Array.from({ length: capacityOf(p, ship) }, () => ship.id))
  for (const { id } of fleet) change.patch('units', id, { system: to, planet: null, aboard: null })
  for (const [index, unit] of carry.entries())
    change.patch('units', unit, { system: to, planet: null, aboard: berths[index]! })
  if (!hasToken(p, to, by)) change.put('tokens', [...p.tokens, { owner: by, system: to }])
  change.put('action', { ...action, retreated: [...action.retreated, by] })
  change.log({
    say: 'retreated',
    with: { ships: fleet.map(({ id }) => id), to, carry },
    by,
    cites: ['TI4-272', ...(carry.length > 0 ? ['TI4-019'] : [])],
  })
  const left = retreatCargo(change.now, by).filter(({ planet }) => planet === null)
  if (left.length === 0) return
  const units = left.map(({ id }) => id)
  change.log({ say: 'removed', with: { units, system: action.active }, by, cites: ['TI4-275'] })
  remove(change, units)
}
