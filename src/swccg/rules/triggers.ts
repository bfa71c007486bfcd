/** Automatic actions that events trigger. Card text adds to this as it comes to be played. */

import type { Event, Triggered } from '../../kernel/index.ts'
import type { Position } from '../model/types.ts'
import { triggeredByArrival } from './arrivals.ts'
import { exclusionsDue } from './battle/participation.ts'
import { dueAt, lossesByDeploying } from './turn-events.ts'

/** What this event triggers, in the order of the cards. */
export function triggersOf(p: Position, event: Event): Triggered[] {
  if (event.is === 'start of turn' || event.is === 'end of turn') return dueAt(p, event)
  const found = [...lossesByDeploying(p, event), ...triggeredByArrival(p, event)]
  return p.battle ? [...found, ...exclusionsDue(p)] : found
}
