/** Fire first at what hurts, where the destiny is likely to be enough. */

import { attemptOf, facts, type Shot, valueToBeat } from '../../swccg/index.ts'
import { shotIn } from '../acts.ts'
import { above, drawing } from '../known.ts'
import { type ActHabit, doing, type Situation } from '../situation.ts'
import { because } from '../why.ts'
import { tableWorth } from '../worth.ts'

const perForce = 0.35
/** What fires is taken to be able to pay this at least. */
const priceOf = (price: unknown): number => (typeof price === 'number' ? price : 1)

/** How likely a shot is to succeed. */
function chanceOf(s: Situation, shot: Shot): number {
  const attempt = attemptOf(s.p, s.me, shot, null)
  if (!attempt) return 0.5
  const { text } = attempt
  const added = typeof text.add === 'number' ? text.add : 0
  const need = shot.at.reduce((sum, target) => sum + valueToBeat(attempt, target).value, 0)
  return above(drawing(s, s.me, text.destiny), need - added - (shot.x ?? 0))
}

export const fire: ActHabit = function* (s, acts) {
  for (const act of acts) {
    const shot = shotIn(act)!
    const [on] = shot.at
    if (on === undefined) continue
    const chance = chanceOf(s, shot)
    const prize = shot.at.reduce((sum, target) => sum + 1 + tableWorth(s.p, target), 0)
    const text = facts(s.p, shot.weapon).abilities?.find(({ does }) => does === 'fires')
    const price = text?.does === 'fires' ? priceOf(text.price) : 0
    const worth = chance * prize - perForce * (price + (shot.x ?? 0))
    const count = Math.round(100 * chance)
    if (worth > 0 && count > 0) yield doing(s, act, worth, because('fire', { card: shot.weapon, on, count }))
  }
}
