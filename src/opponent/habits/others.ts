/** Acts that come up seldom: a better version of a person, cards handed on, captives, creatures. */

import { facts } from '../../swccg/index.ts'
import { exchangeIn, releaseIn } from '../acts.ts'
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
    const card = releaseIn(act)!
    yield doing(s, act, s.me === 'light' ? 2 : -1, because('release', { card }))
  }
}
