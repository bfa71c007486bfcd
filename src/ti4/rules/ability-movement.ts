/** Ability movement: a ship that an ability moves outside of the movement step follows the ability's text alone. */

import { type Change, type Reason, refusal } from '../../kernel/index.ts'
import { areAdjacent, hasToken } from '../model/galaxy.ts'
import { unitOf } from '../model/of.ts'
import type { Ability, Intent, Player, Position } from '../model/types.ts'
import { isShip, moveValue } from '../model/units.ts'
import { notInto } from './anomalies.ts'
import { limitsFrame } from './limits.ts'
import { permits, underHeading } from './rulebook.ts'
import { cargoIn, reasonsAgainstCargo } from './transport.ts'

export const rules = [
  ...underHeading('Ability Movement', { 'TI4-014': {} }),
  ...underHeading('Movement: Notes', { 'TI4-015': {}, 'TI4-016': permits, 'TI4-018': {} }),
  ...underHeading('Abilities', { 'TI4-261': {} }),
]

type AbilityMove = Extract<Intent, { kind: 'abilityMove' }>

/** Every reason against moving a ship by an ability. Move value, tokens and ships on the way have no say. (TI4-014) */
export function* reasonsAgainstAbility(
  p: Position,
  by: Player,
  { ship: id, ability, to, carry = [] }: AbilityMove,
): Generator<Reason> {
  const ship = unitOf(p, id)
  const text = p.abilities[ability]
  if (!text || text.owner !== by || text.used) yield refusal('TI4-261', { by })
  // The movement step has its own rules; an ability moves ships outside of it.
  if (p.action?.part === 'move') yield refusal('TI4-014', { ship: ship.id }, 'movement step')
  if (ship.owner !== by) yield refusal('TI4-201', { unit: ship.id, owner: ship.owner })
  if (!isShip(ship)) yield refusal('TI4-202', { unit: ship.id })
  if (ship.system === null) yield refusal('TI4-202', { unit: ship.id }, 'gone')
  if (!text || ship.system === null) return
  if (ship.system === to || (text.reach === 'adjacent' && !areAdjacent(p, ship.system, to))) {
    yield refusal('TI4-014', { ship: ship.id, to })
    if (moveValue(p, ship) > 1) yield refusal('TI4-015', { ship: ship.id, speed: moveValue(p, ship) })
  }
  const into = notInto(p, to)
  if (into) yield into
  yield* reasonsAgainstCargo(p, ship, carry)
  for (const id of new Set(carry)) {
    const { system, owner } = unitOf(p, id)
    // The ship goes straight to its goal: only what is in its own system can come along.
    if (system !== ship.system) yield refusal('TI4-212', { unit: id, ship: ship.id })
    const isActive = system === p.action?.active
    if (system !== null && !isActive && !text.fromTokens && hasToken(p, system, owner))
      yield refusal('TI4-018', { unit: id, system })
  }
}

/** Every move by an ability, with nothing aboard. */
export function* legalAbilityMoves(p: Position, by: Player): Generator<AbilityMove> {
  for (const [ability, text] of p.abilities.entries()) {
    if (text.owner !== by || text.used) continue
    for (const unit of p.units) {
      if (unit.owner !== by || unit.system === null || !isShip(unit)) continue
      for (const to of p.systems.keys()) {
        const intent: AbilityMove = { kind: 'abilityMove', ship: unit.id, ability, to }
        if (reasonsAgainstAbility(p, by, intent).next().done) yield intent
      }
    }
  }
}

/** Moves the ship, and what it takes along. */
export function moveByAbility(change: Change<Position>, by: Player, intent: AbilityMove): void {
  const p = change.now
  const { ability, to, carry = [] } = intent
  const ship = unitOf(p, intent.ship)
  const from = ship.system!
  const cites = ['TI4-014', 'TI4-001']
  // A move value that would not have sufficed, or would have reached further, did nothing.
  if (moveValue(p, ship) !== 1) cites.push('TI4-015')
  const isTokened = hasToken(p, from, by) && from !== p.action?.active
  if (isTokened) cites.push('TI4-016')
  if (isTokened && (carry.length > 0 || cargoIn(p, ship, from).length > 0)) cites.push('TI4-018')
  change.patch('abilities', ability, { used: true } satisfies Partial<Ability>)
  change.patch('units', ship.id, { system: to, planet: null, aboard: null })
  for (const unit of new Set(carry))
    change.patch('units', unit, { system: to, planet: null, aboard: ship.id })
  for (const unit of p.units)
    if (unit.aboard === ship.id && unit.system === from && !carry.includes(unit.id))
      change.patch('units', unit.id, { aboard: null })
  change.log({ say: 'moved by ability', with: { ship: ship.id, to, carry: [...carry] }, by, cites })
  // What its ship left behind in space may now be too much.
  change.push(limitsFrame(by))
}
