/** What firing a weapon costs. */

import type { Chosen, Fires } from '../../abilities/weapon.ts'
import { matches, matchesLocation } from '../../model/filters.ts'
import { amountFor } from '../../model/scaled.ts'
import { carrierOf, locationOf } from '../../model/table.ts'
import { textsInForce } from '../../model/texts.ts'
import { inRulings } from '../ground/rulebook.ts'
import type { FireAttempt } from './attempt.ts'

export const rules = inRulings('weapon - fire repeatedly', { 'WPN-058': {} })

/** The texts that change what this shot costs. */
function changes({ p, player, shot, bearer }: FireAttempt) {
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
export const isCostChanged = (attempt: FireAttempt): boolean => firingCost(attempt) !== baseCost(attempt)

/** The Force that the first shot costs. */
export function firingCost(attempt: FireAttempt): number {
  const { occasion } = attempt
  if (occasion?.text.free) return 0
  const found = changes(attempt)
  if (found.some((one) => one.text.free)) return 0
  const base = Math.min(baseCost(attempt), ...found.flatMap((one) => one.text.set?.force ?? []))
  return Math.max(
    0,
    found.reduce((sum, one) => sum + (one.text.add ?? 0), base),
  )
}

/** The Force that each shot after the first costs: what is printed, whatever the first has cost. (WPN-058) */
export const repeatCost = ({ text }: FireAttempt): number => text.repeats ?? 0
