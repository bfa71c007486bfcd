/** Anomalies: what they forbid to ships that move, and what they do to them. */

import { type Reason, refusal } from '../../kernel/index.ts'
import { anomalyOf } from '../model/galaxy.ts'
import type { Position, SystemId, Unit } from '../model/types.ts'
import { moveValue } from '../model/units.ts'
import { changes, permits, underHeading } from './rulebook.ts'

export const rules = [
  ...underHeading('Asteroid Field', { 'TI4-221': {} }),
  ...underHeading('Supernova', { 'TI4-222': {} }),
  ...underHeading('Nebula', { 'TI4-223': {}, 'TI4-224': {} }),
  ...underHeading('Gravity Rift', { 'TI4-225': permits, 'TI4-226': changes }),
]

/** A ship in a gravity rift is lost on this roll or a lower one. (TI4-226) */
export const riftTakes = 3

export const isRift = (p: Position, system: SystemId): boolean => anomalyOf(p, system) === 'gravity rift'

/** A ship's move value for one movement: 1 where it starts in a nebula. (TI4-224) */
export const speedOf = (p: Position, ship: Unit): number =>
  ship.system !== null && anomalyOf(p, ship.system) === 'nebula' ? 1 : moveValue(p, ship)

/** How often a way leaves a gravity rift; each time adds 1 to the move value. (TI4-225) */
export const riftsLeft = (p: Position, start: SystemId, path: readonly SystemId[]): number =>
  [start, ...path.slice(0, -1)].filter((system) => isRift(p, system)).length

/** Why no ship may move through this system, anomalies alone. */
export function notThrough(p: Position, system: SystemId): Reason | null {
  const anomaly = anomalyOf(p, system)
  if (anomaly === 'asteroid field') return refusal('TI4-221', { system })
  if (anomaly === 'supernova') return refusal('TI4-222', { system })
  return anomaly === 'nebula' ? refusal('TI4-223', { system }, 'through') : null
}

/** Why no ship may move into this system, anomalies alone. */
export function notInto(p: Position, system: SystemId): Reason | null {
  const anomaly = anomalyOf(p, system)
  if (anomaly === 'asteroid field') return refusal('TI4-221', { system })
  if (anomaly === 'supernova') return refusal('TI4-222', { system })
  const isActive = p.action?.active === system
  return anomaly === 'nebula' && !isActive ? refusal('TI4-223', { system }, 'into') : null
}
