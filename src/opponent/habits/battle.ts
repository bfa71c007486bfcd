/**
 * Battle where it is expected to take more than it costs, and where winning frees a place to drain; never against more than
 * twice one's own power.
 */

import { numberAt } from '../../swccg/index.ts'
import { placeIn } from '../acts.ts'
import { placeAt } from '../judgement.ts'
import { battleAt } from '../odds.ts'
import { type ActHabit, doing } from '../situation.ts'
import { because } from '../why.ts'

const perForce = 0.3
/** A battle that is expected to bring less than this more than it costs is not worth the risk. */
const least = 0.8
/** What a drain that it opens, or ends, counts besides. */
const perDrain = 0.7

const rounded = (number: number) => Math.round(number)

export const battle: ActHabit = function* (s, acts) {
  for (const act of acts) {
    const at = placeIn(act)!
    const { loss, gain, ours, theirs } = battleAt(s, at)
    if (2 * ours < theirs) continue
    const { ourDrain, theirDrain } = placeAt(s, at)
    const lead = Math.max(-1, Math.min(1, (ours - theirs) / 6))
    const cost = numberAt(s.p, s.me, at, 'battle cost')?.total ?? 1
    const worth = gain - loss - perForce * cost + perDrain * lead * (lead > 0 ? ourDrain : theirDrain)
    if (worth < least) continue
    const why = because('battle', { at, ours, theirs, loss: rounded(loss), gain: rounded(gain) })
    yield doing(s, act, worth, why)
  }
}
