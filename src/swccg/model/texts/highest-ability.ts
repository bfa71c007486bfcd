/** The highest-ability character of a player. (TRM-154) */

import { abilityNow } from '../ability-now.ts'
import { cardOf } from '../cards/card-of.ts'
import { facts } from '../cards/pool.ts'
import { allActive } from '../table.ts'
import type { CardId, Position } from '../types.ts'

/** Has none of its player's active characters more ability? Droids and permanent pilots do not come into it. (TRM-154) */
export function hasHighestAbility(p: Position, card: CardId): boolean {
  const own = abilityNow(p, card)
  if (own <= 0 || facts(p, card).type !== 'character') return false
  const { owner } = cardOf(p, card)
  return allActive(p).every(
    (one) =>
      cardOf(p, one).owner !== owner || facts(p, one).type !== 'character' || abilityNow(p, one) <= own,
  )
}
