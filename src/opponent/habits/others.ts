/** Acts that come up seldom: a better version of a person, cards handed on, captives, spies, creatures. */

import { abilityOf, facts, locationOf, powerOf } from '../../swccg/index.ts'
import { cardIn, exchangeIn } from '../acts.ts'
import { fighting, placeAt, withMore } from '../judgement.ts'
import { type ActHabit, doing } from '../situation.ts'
import { because } from '../why.ts'
import { ownWorth } from '../worth.ts'

/** A character gives way to a better version of the same person. */
export const replace: ActHabit = function* (s, acts) {
  for (const act of acts) {
    const { card, by } = exchangeIn(act)!
    const worth = ownWorth(facts(s.p, by)) - ownWorth(facts(s.p, card)) - 0.5
    if (worth > 0) yield doing(s, act, worth, because('deploy here', { card: by }))
  }
}

/** A character of the other player's comes over. */
export const convert: ActHabit = function* (s, acts) {
  for (const act of acts) {
    const { by } = exchangeIn(act)!
    yield doing(s, act, 4, because('deploy here', { card: by }))
  }
}

export const release: ActHabit = function* (s, acts) {
  for (const act of acts) {
    const card = cardIn(act)!
    yield doing(s, act, s.me === 'light' ? 2 : -1, because('release', { card }))
  }
}

/** A spy comes out where the other player would not be the stronger then. */
export const breakCover: ActHabit = function* (s, acts) {
  for (const act of acts) {
    const spy = cardIn(act)!
    const at = locationOf(s.p, spy)
    if (at === null) continue
    const { ours, theirs } = placeAt(s, at)
    const out = withMore(ours, powerOf(s.p, spy), abilityOf(s.p, spy))
    if (out.presence && fighting(out) >= fighting(theirs))
      yield doing(s, act, 1.2, because('break cover', { card: spy }))
  }
}
