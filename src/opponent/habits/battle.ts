/**
 * Battle where it is expected to take more than it costs, and where winning frees a place to drain; never against more than
 * twice one's own power.
 */

import { type CardId, numberAt } from '../../swccg/index.ts'
import { placeIn } from '../acts.ts'
import { placeAt } from '../judgement.ts'
import { type Battle, battleAt, type Reinforcement } from '../odds.ts'
import { type ActHabit, doing, type Situation } from '../situation.ts'
import { because } from '../why.ts'

const perForce = 0.3
/** A battle that is expected to bring less than this more than it costs is not worth the risk. */
const least = 0.8
/** What a drain that it opens, or ends, counts besides. */
const perDrain = 0.7

const rounded = (number: number) => Math.round(number)

/** The Force that beginning a battle there costs. */
export const battleCost = ({ p, me }: Situation, at: CardId): number =>
  numberAt(p, me, at, 'battle cost')?.total ?? 1

/** What a battle there is worth beginning for; null of one that is not, whoever is about to come there included. */
export function wanted(s: Situation, at: CardId, more?: Reinforcement): (Battle & { value: number }) | null {
  const found = battleAt(s, at, more)
  const { loss, gain, ours, theirs } = found
  if (2 * ours < theirs) return null
  const { ourDrain, theirDrain } = placeAt(s, at)
  const lead = Math.max(-1, Math.min(1, (ours - theirs) / 6))
  const freed = perDrain * lead * (lead > 0 ? ourDrain : theirDrain)
  const value = gain - loss - perForce * battleCost(s, at) + freed
  return value < least ? null : { ...found, value }
}

export const battle: ActHabit = function* (s, acts) {
  for (const act of acts) {
    const at = placeIn(act)!
    const found = wanted(s, at)
    if (!found) continue
    const { loss, gain, ours, theirs, value } = found
    const why = because('battle', { at, ours, theirs, loss: rounded(loss), gain: rounded(gain) })
    yield doing(s, act, value, why)
  }
}
