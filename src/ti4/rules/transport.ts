/** Transport: fighters and ground forces that a moving ship takes along. */

import { type Reason, refusal } from '../../kernel/index.ts'
import { hasToken, unitsIn } from '../model/galaxy.ts'
import { actionNow, unitOf } from '../model/of.ts'
import type { Position, SystemId, Unit, UnitId } from '../model/types.ts'
import { capacityOf, isCargo, isFighter2, moveValue } from '../model/units.ts'
import { underHeading } from './rulebook.ts'

export const rules = [
  ...underHeading('Step 1 – Move Ships', { 'TI4-011': {} }),
  ...underHeading('Movement: Notes', { 'TI4-017': {}, 'TI4-020': {} }),
  ...underHeading('Transport', { 'TI4-211': {}, 'TI4-212': {}, 'TI4-213': {} }),
]

/** Why a ship cannot take these units along at all: what they are, whose they are, and how many. */
export function* reasonsAgainstCargo(p: Position, ship: Unit, carry: readonly UnitId[]): Generator<Reason> {
  const capacity = capacityOf(p, ship)
  const need = new Set(carry).size
  if (need > capacity) yield refusal('TI4-011', { ship: ship.id, need, have: capacity })
  for (const id of new Set(carry)) {
    const unit = unitOf(p, id)
    if (unit.owner !== ship.owner) yield refusal('TI4-211', { unit: id, ship: ship.id }, 'owner')
    else if (!isCargo(unit) || id === ship.id) yield refusal('TI4-211', { unit: id, ship: ship.id })
  }
}

/**
 * Why units cannot be picked up in the movement step by a ship that takes this path. Their systems are known from the
 * position before the step, since all movement is simultaneous.
 * @param path null: it is not known yet.
 */
export function* reasonsAgainstPickUp(
  p: Position,
  ship: Unit,
  carry: readonly UnitId[],
  path: readonly SystemId[] | null,
): Generator<Reason> {
  yield* reasonsAgainstCargo(p, ship, carry)
  const { active, declared } = actionNow(p)
  for (const id of new Set(carry)) {
    const unit = unitOf(p, id)
    const { system } = unit
    const onTheWay = system !== null && (system === ship.system || (path?.includes(system) ?? true))
    if (!onTheWay) yield refusal('TI4-212', { unit: id, ship: ship.id })
    if (system !== null && system !== active && hasToken(p, system, unit.owner))
      yield refusal('TI4-017', { unit: id, system })
    if (declared.some(({ ship: moving }) => moving === id))
      yield refusal('TI4-020', { unit: id, ship: ship.id })
    const other = declared.find(({ ship: by, carry: load }) => by !== ship.id && load.includes(id))
    if (other) yield refusal('TI4-213', { unit: id, ship: other.ship })
  }
}

/** The ship that is declared to transport a unit. */
export const transporterOf = (p: Position, unit: UnitId): UnitId | null =>
  p.action?.declared.find(({ carry }) => carry.includes(unit))?.ship ?? null

/** Why a unit that shall be transported cannot move by itself too. (TI4-020) */
export function* reasonsAgainstMovingToo(p: Position, ship: Unit): Generator<Reason> {
  const by = transporterOf(p, ship.id)
  if (by === null) return
  // A fighter that moves by itself at all is a Fighter II.
  yield ship.type === 'fighter' && moveValue(p, ship) > 0
    ? refusal('TI4-020', { unit: ship.id, ship: by }, 'carried')
    : refusal('TI4-213', { unit: ship.id, ship: by })
}

/** The units of a ship's owner that it could pick up in a system, if its way led there. */
export const cargoIn = (p: Position, ship: Unit, system: SystemId): Unit[] =>
  unitsIn(p, system).filter((unit) => unit.owner === ship.owner && unit.id !== ship.id && isCargo(unit))

/** The rules that let a ship transport these units. */
export function rulesOfTransport(p: Position, carry: readonly UnitId[]): string[] {
  if (carry.length === 0) return []
  const units = carry.map((id) => unitOf(p, id))
  const fromActive = units.some(
    ({ system, owner }) => system !== null && system === p.action?.active && hasToken(p, system, owner),
  )
  // A Fighter II could have moved by itself instead.
  const both = units.some((unit) => isFighter2(p, unit))
  return ['TI4-011', ...(fromActive ? ['TI4-017'] : []), ...(both ? ['TI4-020'] : [])]
}
