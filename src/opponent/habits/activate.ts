/** Activate everything, but leave enough in the Reserve Deck to draw destiny. */

import { countIn } from '../acts.ts'
import { type ActHabit, doing, type Situation } from '../situation.ts'
import { because } from '../why.ts'

/** So many cards stay in the Reserve Deck for destinies of the turns to come, as long as the Force suffices without them. */
const forDestiny = 4
const enoughForce = 8

function wantedForce({ p, me }: Situation, most: number): number {
  const { reserve, force } = p.piles[me]
  const spare = reserve.length - forDestiny
  const needed = Math.max(0, enoughForce - force.length)
  return Math.max(Math.min(most, spare), Math.min(most, needed, reserve.length - 1), 0)
}

export const activate: ActHabit = function* (s, acts) {
  const most = Math.max(...acts.map(countIn))
  const wanted = wantedForce(s, most)
  for (const act of acts) {
    if (countIn(act) !== wanted) continue
    const why =
      wanted < most ? because('activate some', { count: wanted }) : because('activate', { count: wanted })
    yield doing(s, act, 10, why)
  }
}
