/** Automatic actions that events trigger. Card text adds to this as it comes to be played. */

import type { Event, Triggered } from '../../../kernel/index.ts'
import type { Position } from '../../model/types.ts'
import { fightsDue, lastingSpecies } from '../attacks/creatures-attacking-each-other.ts'
import { creatureDuties } from '../attacks/mandatory-in-phase.ts'
import { parasitesDue } from '../attacks/parasites.ts'
import { battleTriggers } from '../battle/winning-and-losing.ts'
import { releasesDue } from '../captives/releasing.ts'
import { triggeredByArrival } from '../movement/arriving.ts'
import { revealsDue } from '../stealing/stealing.ts'
import { flipsDue } from '../terms/objectives.ts'
import { operativesDue } from '../terms/operatives.ts'
import { dueAt } from '../turn/start-and-end-of-turn.ts'
import {
  canceledByText,
  competingWithCancellation,
  leavers,
  misplaced,
  setOff,
  shakenOff,
  suspensions,
} from './automatic-actions.ts'
import { dutiesDue } from './mandatory-actions.ts'

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
