/** Stolen cards: the other player's from the beginning, and this player's now. (stealing) */

import { cardOf } from './cards/card-of.ts'
import { facts } from './cards/pool.ts'
import type { CardId, Position } from './types.ts'

/** Does the card belong to the player on whose side it was not made? One that has crossed over has not been stolen. */
export const isStolen = (p: Position, card: CardId): boolean => {
  const { owner, crossed } = cardOf(p, card)
  const { type, side } = facts(p, card)
  return side !== owner && !crossed && type !== 'filler' && type !== 'location'
}
