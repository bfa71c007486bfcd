/** Who bears a weapon or device, and whether its bearer can use it. */

import type { Filter } from '../abilities/types.ts'
import { isA } from './characteristics.ts'
import { matches } from './filters.ts'
import { facts } from './pool.ts'
import { carrierOf } from './table.ts'
import type { CardId, Player, Position } from './types.ts'

const bearers = ['character', 'vehicle', 'starship']

const isEquipment = (p: Position, card: CardId): boolean => {
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
  return p.cards[bearerOf(p, card) ?? card]!.owner
}

/**
 * Is a weapon or device carried by a card on which it could not deploy? Then its bearer has no use of it: nobody is armed
 * with it, and its text does nothing. (WPN-019, WPN-020, KRN-270)
 */
export function isMereLoad(p: Position, card: CardId): boolean {
  const { where } = p.cards[card]!
  if (!('on' in where) || where.as !== 'attached' || !isEquipment(p, card)) return false
  const bearer = bearerOf(p, card)
  if (bearer === null || bearer === card) return false
  const told = (facts(p, card).abilities ?? []).flatMap((text): Filter[] =>
    text.does === 'deploys on' && text.card ? [text.card] : [],
  )
  const { owner } = p.cards[bearer]!
  const printed = facts(p, card)
  // A character weapon that does not say whose it is goes on warriors.
  if (told.length === 0 && printed.type === 'weapon' && printed.subtype === 'character')
    return facts(p, bearer).type === 'character' && !isA(facts(p, bearer), 'warrior')
  return told.length > 0 && !told.some((filter) => matches(p, filter, bearer, owner))
}
