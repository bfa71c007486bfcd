/** What firing a weapon costs. */

import type { Chosen, Fires } from '../../../abilities/weapon/weapon.ts'
import { amountFor } from '../../../model/cards/scaled.ts'
import { carrierOf, locationOf } from '../../../model/table.ts'
import { type Amount, amountOf, baseOf, bearerOf } from '../../../model/texts/amounts.ts'
import { matches, matchesLocation } from '../../../model/texts/filters.ts'
import { textsInForce } from '../../../model/texts/texts.ts'
import { changes, inRulings } from '../../shared/rulebook.ts'
import type { FireAttempt } from './firing-attempt.ts'

export const rules = inRulings('weapon - fire repeatedly', { 'WPN-058': changes })

/** The texts that change what this shot costs. */
function costTexts({ p, player, shot, bearer }: FireAttempt) {
  const at = locationOf(p, shot.weapon)
  return textsInForce(p, 'fire cost').filter(({ text, source, you }) => {
    if (you !== player) return false
    if (text.on === 'self' && source !== bearer && source !== shot.weapon) return false
    if (text.weapon && !matches(p, text.weapon, shot.weapon, you)) return false
    if (text.set && text.set.x !== shot.x) return false
    if (text.on === 'host' && carrierOf(p, source) !== bearer) return false
    return !text.where || (at !== null && matchesLocation(p, text.where, at, locationOf(p, source), you))
  })
}

/** What the weapon's own text makes firing it cost. */
function baseCost({ p, text, shot, bearer }: FireAttempt): number {
  const { price } = text
  return isChosen(price) ? (shot.x ?? 0) : amountFor(p, price, bearer ?? shot.weapon)
}

/** Is it an X that is chosen? */
export const isChosen = (price: Fires['price']): price is Chosen =>
  typeof price === 'object' && 'upTo' in price

/** Has something changed what this shot costs? (WPN-058) */
export const isCostChanged = (attempt: FireAttempt): boolean =>
  firingCost(attempt).total !== baseCost(attempt)

/** The Force that the first shot costs. (KRN-292, KRN-294, KRN-316) */
export function firingCost(attempt: FireAttempt): Amount {
  const { p, occasion } = attempt
  if (occasion?.text.free)
    return { total: 0, parts: [{ by: occasion.card, does: 'free', n: 0, rule: 'KRN-316' }] }
  const found = costTexts(attempt)
  const own = baseCost(attempt)
  const setTo = ({ text: { set } }: (typeof found)[number]) => set?.force ?? own
  const [cheaper] = found.filter((one) => setTo(one) < own).sort((one, other) => setTo(one) - setTo(other))
  const base = cheaper ? baseOf(setTo(cheaper), bearerOf(cheaper)) : baseOf(own, 'printed')
  const others = found.filter(({ text }) => text.free || text.add !== undefined)
  return amountOf(p, base, others, ({ text: { add, free } }) => ({ add, free }))
}

/** The Force that each shot after the first costs: what is printed, whatever the first has cost. (WPN-058) */
export const repeatCost = ({ text }: FireAttempt): number => text.repeats ?? 0
