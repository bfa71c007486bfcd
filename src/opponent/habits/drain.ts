/** Drain wherever it takes something, the greatest drain first; not where it costs more than it takes. */

import { type CardId, numberAt } from '../../swccg/index.ts'
import { placeIn } from '../acts.ts'
import { type ActHabit, doing, type Situation } from '../situation.ts'
import { because } from '../why.ts'

const perForceUsed = 0.4

/** What a drain takes, less what it costs, in Force. */
export function drainWorth({ p, me }: Pick<Situation, 'p' | 'me'>, at: CardId): number {
  const count = numberAt(p, me, at, 'drain')?.total ?? 0
  const cost = numberAt(p, me, at, 'drain cost')?.total ?? 0
  return count > 0 ? count - perForceUsed * cost : 0
}

export const drain: ActHabit = function* (s, acts) {
  for (const act of acts) {
    const at = placeIn(act)!
    const worth = drainWorth(s, at)
    if (worth <= 0) continue
    const count = numberAt(s.p, s.me, at, 'drain')?.total ?? 0
    yield doing(s, act, 5 + worth, because('drain', { at, count }))
  }
}
