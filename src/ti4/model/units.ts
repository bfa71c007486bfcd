/** What is printed of every unit: on the faction sheets, and on the unit upgrade cards. */

import { entriesOf, keysOf } from '../../kernel/index.ts'
import type { Position, Unit, UnitType } from './types.ts'

export interface UnitFacts {
  kind: 'ship' | 'ground force' | 'structure'
  move: number
  capacity: number
  /** A die hits with this number or more; null: the unit does not fight. */
  combat: number | null
  /** How many dice it rolls in combat. */
  dice: number
  sustainDamage: boolean
  spaceCannon: { hits: number; dice: number; reach: 'active system' | 'adjacent too' } | null
  /** Fighters beside it that need no capacity. */
  fighters: number
}

const nothing: UnitFacts = {
  kind: 'ship',
  move: 0,
  capacity: 0,
  combat: null,
  dice: 1,
  sustainDamage: false,
  spaceCannon: null,
  fighters: 0,
}

const unit = (facts: Partial<UnitFacts>): UnitFacts => ({ ...nothing, ...facts })
const groundForce = (facts: Partial<UnitFacts>) => unit({ kind: 'ground force', ...facts })
const structure = (facts: Partial<UnitFacts>) => unit({ kind: 'structure', ...facts })

/** The units as most factions have them at the start. A flagship's own text is not played. */
export const printed: Record<UnitType, UnitFacts> = {
  flagship: unit({ move: 1, capacity: 3, combat: 7, dice: 2, sustainDamage: true }),
  'war sun': unit({ move: 2, capacity: 6, combat: 3, dice: 3, sustainDamage: true }),
  dreadnought: unit({ move: 1, capacity: 1, combat: 5, sustainDamage: true }),
  carrier: unit({ move: 1, capacity: 4, combat: 9 }),
  cruiser: unit({ move: 2, combat: 7 }),
  destroyer: unit({ move: 2, combat: 9 }),
  fighter: unit({ combat: 9 }),
  infantry: groundForce({ combat: 8 }),
  mech: groundForce({ combat: 6, sustainDamage: true }),
  PDS: structure({ spaceCannon: { hits: 6, dice: 1, reach: 'active system' } }),
  'space dock': structure({ fighters: 3 }),
}

/** What an upgrade changes. */
const upgraded: Partial<Record<UnitType, Partial<UnitFacts>>> = {
  dreadnought: { move: 2 },
  carrier: { move: 2, capacity: 6 },
  cruiser: { move: 3, capacity: 1, combat: 6 },
  destroyer: { combat: 8 },
  fighter: { move: 2, combat: 8 },
  infantry: { combat: 7 },
  PDS: { spaceCannon: { hits: 5, dice: 1, reach: 'adjacent too' } },
}

const upgradedFacts: Partial<Record<UnitType, UnitFacts>> = Object.fromEntries(
  entriesOf(upgraded).map(([type, changes]) => [type, { ...printed[type], ...changes }]),
)

/** The types of units that have an upgrade. */
export const upgradable = keysOf(upgraded)

/** Does this player have the upgraded kind of this unit? */
export const isUpgraded = (p: Position, { type, owner, upgraded: own }: Unit): boolean =>
  own === true || (p.upgrades[owner]?.includes(type) ?? false)

/** The values of a unit: those of the faction sheet, or of the unit upgrade that its owner has. (TI4-102) */
export const factsOf = (p: Position, unit: Unit): UnitFacts =>
  (isUpgraded(p, unit) ? upgradedFacts[unit.type] : undefined) ?? printed[unit.type]

export const moveValue = (p: Position, unit: Unit): number => unit.move ?? factsOf(p, unit).move

export const capacityOf = (p: Position, unit: Unit): number => unit.capacity ?? factsOf(p, unit).capacity

export const isShip = (unit: Unit): boolean => printed[unit.type].kind === 'ship'

export const isGroundForce = (unit: Unit): boolean => printed[unit.type].kind === 'ground force'

/** Can it be transported? */
export const isCargo = (unit: Unit): boolean => unit.type === 'fighter' || isGroundForce(unit)

/** Both moves by itself and can be transported. */
export const isFighter2 = (p: Position, unit: Unit): boolean => unit.type === 'fighter' && isUpgraded(p, unit)
