/** Who bears a weapon or device. */

import { cardOf } from './cards/card-of.ts'
import { facts } from './cards/pool.ts'
import { carrierOf } from './table.ts'
import type { CardId, Player, Position } from './types.ts'

const bearers = ['character', 'vehicle', 'starship']

export const isEquipment = (p: Position, card: CardId): boolean => {
  const { type } = facts(p, card)
  return type === 'weapon' || type === 'device'
}

/**
 * The character, vehicle or starship that uses a weapon or device: the one that it is on; of a permanent weapon the
 * character itself. Null for what stands at a location by itself.
 */
export function bearerOf(p: Position, card: CardId): CardId | null {
  if (!isEquipment(p, card)) return card
  const carrier = carrierOf(p, card)
  return carrier !== null && bearers.includes(facts(p, carrier).type) ? carrier : null
}

/** Whose weapon or device it is to use: that of its bearer's player, stolen or not. */
export function userOf(p: Position, card: CardId): Player {
  return cardOf(p, bearerOf(p, card) ?? card).owner
}
