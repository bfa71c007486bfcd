/** The texts that can bear on a battle: a fighting card's only while it takes part. */

import type { Ability, AbilityOf } from '../../abilities/types.ts'
import { type TextInForce, textsInForce } from '../texts/texts.ts'
import type { Position } from '../types.ts'
import { isFighting, isParticipating } from './battle.ts'

/**
 * The texts of one kind in force that may be used in the battle under way; without a battle, all in force. A text that
 * changes something for a while has left its card and holds wherever that is. (BAT-046, BAT-047, BAT-176)
 */
export function inBattle<D extends Ability['does']>(
  p: Position,
  does: D,
): readonly TextInForce<AbilityOf<D>>[] {
  const found = textsInForce(p, does)
  if (!p.battle) return found
  const lasting = new Set(p.lasting.map(({ ability }) => ability))
  return found.filter(
    ({ source, text }) => lasting.has(text) || !isFighting(p, source) || isParticipating(p, source),
  )
}
