/** The top-level actions that the rules give every player: activating Force, Force drains, drawing cards. */

import type { Change, Reason, Verdict } from '../../kernel/index.ts'
import type { Player, Position } from '../model/types.ts'
import { activationRules, beginActivating, legalActivations, reasonsAgainstActivating } from './activate.ts'
import { drainCost } from './control/amount.ts'
import { beginDrain, drainRules, legalDrains, reasonsAgainstDrain } from './control/force-drain.ts'
import { beginDrawing, drawingRules, legalDraws, reasonsAgainstDrawing } from './draw.ts'
import type { Intent } from './intent.ts'
import { holding } from './movement/common.ts'
import type { Moment } from './movement/kind.ts'

/** The verdict on an intent of this kind; null for any other. */
export function forceAction(p: Position, by: Player, intent: Intent, moment: Moment): Verdict<Intent> | null {
  const verdict = (found: Iterable<Reason>, cost: number, rules: string[]): Verdict<Intent> => {
    const reasons = [...holding(p, found)]
    return reasons.length > 0 ? { legal: false, reasons } : { legal: true, cost, rules }
  }
  if ('activate' in intent)
    return verdict(reasonsAgainstActivating(p, by, intent.activate.count, moment), 0, activationRules)
  if ('draw' in intent)
    return verdict(reasonsAgainstDrawing(p, by, intent.draw.count, moment), 0, drawingRules)
  if (!('drain' in intent)) return null
  const { location } = intent.drain
  return verdict(reasonsAgainstDrain(p, by, location, moment), drainCost(p, by, location), drainRules)
}

export function beginForceAction(change: Change<Position>, by: Player, intent: Intent): void {
  if ('activate' in intent) beginActivating(change, by, intent.activate.count)
  else if ('draw' in intent) beginDrawing(change, by, intent.draw.count)
  else if ('drain' in intent) beginDrain(change, by, intent.drain.location)
}

export function* legalForceActions(p: Position, by: Player, moment: Moment): Generator<Intent> {
  if (moment.frame?.does !== 'loop') return
  yield* legalActivations(p, by, moment)
  yield* legalDrains(p, by, moment)
  yield* legalDraws(p, by, moment)
}
