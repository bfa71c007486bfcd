/** The texts that can bear on a battle: a fighting card's only while it takes part. */

import type { Ability, AbilityOf } from '../abilities/types.ts'
import { isParticipating } from './battle.ts'
import { facts } from './pool.ts'
import { type TextInForce, textsInForce } from './texts.ts'
import type { CardId, Position } from './types.ts'

const fighting = ['character', 'starship', 'vehicle', 'weapon', 'device']

/** Is it a card that takes part in battles, or is borne by one that does? */
export const isFighting = (p: Position, card: CardId): boolean => fighting.includes(facts(p, card).type)

/**
 * The texts of one kind in force that may be used in the battle under way; without a battle, all in force. A text that
 * changes something for a while has left its card and holds wherever that is. (BAT-046, BAT-047, BAT-176)
 */
export function inBattle<D extends Ability['does']>(p: Position, does: D): TextInForce<AbilityOf<D>>[] {
  const found = textsInForce(p, does)
  if (!p.battle) return found
  const lasting = new Set(p.lasting.map(({ ability }) => ability))
  return found.filter(
    ({ source, text }) => lasting.has(text) || !isFighting(p, source) || isParticipating(p, source),
  )
}
