/**
 * Draw as many cards as can be used, and save Force for the other player's turn; with little Life Force left draw none. Who
 * has piled up Force draws however full his hand is: nothing in it can be played, and neither would ever win.
 */

import { facts, lifeForceOf } from '../../swccg/index.ts'
import { countIn } from '../acts.ts'
import { type ActHabit, doing, type Situation } from '../situation.ts'
import { because } from '../why.ts'

/** How large a hand is good to have with so much Life Force. */
const handFor = (life: number): number => (life > 36 ? 11 : life > 24 ? 9 : life > 12 ? 7 : life > 6 ? 4 : 0)

const isDeployable = (type: string): boolean =>
  type === 'character' || type === 'starship' || type === 'vehicle'

/** More Force than that nobody spends. */
const plenty = 16

/** The Force that waits in vain. */
export const idleForce = ({ p, me }: Pick<Situation, 'p' | 'me'>): number =>
  Math.max(0, p.piles[me].force.length - plenty)

function wantedCards(s: Situation): number {
  const { p, me } = s
  const { hand, force, reserve } = p.piles[me]
  const wanted = handFor(lifeForceOf(p, me)) - hand.length
  // Who has nobody to deploy looks for somebody.
  const empty = hand.some((card) => isDeployable(facts(p, card).type)) ? 0 : 1
  const saved = reserve.length > 8 ? 1 : 0
  return Math.max(idleForce(s), Math.min(force.length - saved, wanted + empty))
}

export const draw: ActHabit = function* (s, acts) {
  const wanted = wantedCards(s)
  for (const act of acts) {
    const count = countIn(act)
    if (count === wanted) yield doing(s, act, 1, because('draw', { count }))
  }
}
