/** Drain wherever it takes something, the greatest drain first; not where it costs more than it takes. */

import { numberAt } from '../../swccg/index.ts'
import { placeIn } from '../acts.ts'
import { type ActHabit, doing } from '../situation.ts'
import { because } from '../why.ts'

const perForceUsed = 0.4

export const drain: ActHabit = function* (s, acts) {
  for (const act of acts) {
    const at = placeIn(act)!
    const count = numberAt(s.p, s.me, at, 'drain')?.total ?? 0
    const cost = numberAt(s.p, s.me, at, 'drain cost')?.total ?? 0
    const worth = count - perForceUsed * cost
    if (count > 0 && worth > 0) yield doing(s, act, 5 + worth, because('drain', { at, count }))
  }
}
