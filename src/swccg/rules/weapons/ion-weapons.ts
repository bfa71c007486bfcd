/** What ion weapons do to a target. (weapon - ion weapons) */

import { facts } from '../../model/cards/pool.ts'
import { cardsOn } from '../../model/table.ts'
import type { CardId, Position } from '../../model/types.ts'
import { changes, inRulings } from '../shared/rulebook.ts'

export const rules = [
  ...inRulings('weapon - ion weapons', { 'WPN-038': changes, 'WPN-039': changes, 'WPN-040': changes }),
]

/** The rules by which an ion cannon resets what it hits. */
export const rulesOfIon = (p: Position, weapon: CardId): string[] =>
  facts(p, weapon).characteristics?.includes('ion cannon') ? ['WPN-038', 'WPN-039'] : []

/** The starship weapons that are deployed on a starship itself, not on what is inside it. (WPN-040) */
export const starshipWeaponsOn = (p: Position, ship: CardId): CardId[] =>
  cardsOn(p, ship).filter((card) => {
    const { type, subtype } = facts(p, card)
    return type === 'weapon' && subtype === 'starship'
  })
