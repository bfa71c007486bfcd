/** Automatic actions that events trigger. Card text adds to this as it comes to be played. */

import type { Event, Triggered } from '../../kernel/index.ts'
import type { Position } from '../model/types.ts'
import { dutiesDue } from './acting/duties.ts'
import {
  canceledByText,
  competingWithCancellation,
  leavers,
  misplaced,
  setOff,
  shakenOff,
  suspensions,
} from './acting/triggered.ts'
import { triggeredByArrival } from './arrivals.ts'
import { fightsDue, lastingSpecies } from './attack/each-other.ts'
import { parasitesDue } from './attack/parasites.ts'
import { creatureDuties } from './attack/phase-duties.ts'
import { battleTriggers } from './battle/triggers.ts'
import { releasesDue } from './captives/releasing.ts'
import { flipsDue } from './flipping.ts'
import { operativesDue } from './one-operative.ts'
import { revealsDue } from './stealing/stealing.ts'
import { dueAt } from './turn-events.ts'

/** What this event triggers, in the order of the cards. Before cards leave table nothing but what waits for that is due. (KRN-058) */
export const triggersOf = (p: Position, event: Event): Triggered[] =>
  event.is === 'leaving table' ? setOff(p, event) : allTriggers(p, event)

const allTriggers = (p: Position, event: Event): Triggered[] => [
  ...(event.is === 'start of turn' || event.is === 'end of turn' ? dueAt(p, event) : []),
  ...(event.is === 'phase ends' ? [...dutiesDue(p), ...creatureDuties(p)] : []),
  ...triggeredByArrival(p, event),
  ...setOff(p, event),
  ...canceledByText(p, event),
  ...competingWithCancellation(p, event),
  ...leavers(p),
  ...misplaced(p),
  ...shakenOff(p),
  ...suspensions(p),
  ...battleTriggers(p),
  ...flipsDue(p),
  ...releasesDue(p),
  ...revealsDue(p),
  ...operativesDue(p),
  ...lastingSpecies(p, event),
  ...fightsDue(p),
  ...parasitesDue(p),
]
