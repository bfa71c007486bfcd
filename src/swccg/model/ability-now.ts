/**
 * The ability of a card as it stands. Whether somebody is present, controls a place or is of ability > 2 decides which texts
 * are in force, and these change abilities: so the number is asked for here, below the texts. (KRN-293, CTL-033)
 */

import { cardOf } from './cards/card-of.ts'
import { facts, once } from './cards/pool.ts'
import { readings } from './texts/readings.ts'
import type { CardId, Position } from './types.ts'

/** While it is being worked out, what it follows from is judged by what is printed: else it would follow from itself. */
let asking = false

/** Is an ability being worked out? What is found out meanwhile is not to be remembered. */
export const isAskingAbility = (): boolean => asking

/** Does ability stand as printed, so that what follows from it needs no text? */
export const isAbilityAsPrinted = (p: Position): boolean => asking || !readings.isAbilityChanged(p)

function changed(p: Position, card: CardId): number | null {
  asking = true
  try {
    return readings.ability(p, card)
  } finally {
    asking = false
  }
}

const numberNow = (p: Position, card: CardId): number | null =>
  asking || (!readings.isAbilityChanged(p) && !cardOf(p, card).states.includes('frozen'))
    ? (facts(p, card).ability ?? null)
    : changed(p, card)

/** The ability of a card as it stands; 0 where it has none. */
export const abilityNow = (p: Position, card: CardId): number => numberNow(p, card) ?? 0

/** Has it an ability, be it only 0? */
export const hasAbilityNumber = (p: Position, card: CardId): boolean => numberNow(p, card) !== null

/** The ability of the permanent pilots of a card, which nothing changes. */
export const pilotsAbility = once(({ permanentPilots = [] }): number =>
  permanentPilots.reduce((sum, pilot) => sum + pilot.ability, 0),
)
