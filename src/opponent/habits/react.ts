/** React where that saves more than it risks: to a drain by coming there, to a battle by joining or leaving it. */

import { firstOf } from '../../kernel/index.ts'
import { type CardId, facts, locationOf, powerOf } from '../../swccg/index.ts'
import { reactIn } from '../acts.ts'
import { fullAbility } from '../contribution.ts'
import { placeAt, withMore, worthAt } from '../judgement.ts'
import { type ActHabit, doing, type Situation } from '../situation.ts'
import { because } from '../why.ts'

const least = 0.5

/** Where the battle or drain is that is answered. */
function placeOfEvent(s: Situation): CardId | null {
  const frame = s.view.stack.at(-1)
  return frame?.does === 'window' ? (frame.event.at ?? null) : null
}

export const react: ActHabit = function* (s, acts) {
  const at = placeOfEvent(s)
  if (at === null) return
  const { p } = s
  const place = placeAt(s, at)
  const now = worthAt(place, place.ours, place.theirs, false)
  for (const act of acts) {
    const { cards, comes, isDeployed } = reactIn(act)!
    const card = firstOf(cards)
    const power = cards.reduce(
      (sum, one) => sum + (isDeployed ? (facts(p, one).power ?? 0) : powerOf(p, one)),
      0,
    )
    const ability = cards.reduce((sum, one) => sum + fullAbility(p, one), 0)
    const leaves = !comes && locationOf(p, card) === at
    const sign = leaves ? -1 : 1
    const then = worthAt(place, withMore(place.ours, sign * power, sign * ability), place.theirs, false)
    const worth = then - now
    if (worth > least) yield doing(s, act, worth, because(leaves ? 'react away' : 'react', { card, at }))
  }
}
