/** Numbers that a text works out for a card. */

import type { Scaled } from '../../abilities/weapon/weapon.ts'
import type { CardId, Position } from '../types.ts'
import { abilityOf, powerOf } from '../values.ts'

/** A number, or X as this card makes it: '7 minus its ability', never below 0. */
export function amountFor(p: Position, amount: number | Scaled, card: CardId): number {
  if (typeof amount === 'number') return amount
  const { from, less, atLeast = 0 } = amount
  const own = less === 'ability' ? abilityOf(p, card) : powerOf(p, card)
  return Math.max(atLeast, from - own)
}
