/** What firing a weapon costs. */

import { matchesLocation } from '../../model/filters.ts'
import { amountFor } from '../../model/scaled.ts'
import { carrierOf, locationOf } from '../../model/table.ts'
import { textsInForce } from '../../model/texts.ts'
import { inRulings } from '../rulebook.ts'
import type { FireAttempt } from './attempt.ts'

export const rules = inRulings('weapon - fire repeatedly', { 'WPN-058': {} })

/** The texts that change what this shot costs. */
function changes({ p, player, shot, bearer }: FireAttempt) {
  const at = locationOf(p, shot.weapon)
  return textsInForce(p, 'fire cost').filter(({ text, source, you }) => {
    if (you !== player) return false
    if (text.on === 'self' && source !== bearer) return false
    if (text.on === 'host' && carrierOf(p, source) !== bearer) return false
    return !text.where || (at !== null && matchesLocation(p, text.where, at, locationOf(p, source), you))
  })
}

/** The Force that the first shot costs. */
export function firingCost(attempt: FireAttempt): number {
  const { p, text, shot, bearer, occasion } = attempt
  if (occasion?.text.free) return 0
  const found = changes(attempt)
  if (found.some((one) => one.text.free)) return 0
  const base = amountFor(p, text.price, bearer ?? shot.weapon)
  return Math.max(
    0,
    found.reduce((sum, one) => sum + (one.text.add ?? 0), base),
  )
}

/** The Force that each shot after the first costs: what is printed, whatever the first has cost. (WPN-058) */
export const repeatCost = ({ text }: FireAttempt): number => text.repeats ?? 0
