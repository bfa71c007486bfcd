/** The texts that can bear on a battle: a fighting card's only while it takes part. */

import type { Ability, AbilityOf, LocationFilter } from '../../abilities/types.ts'
import { type TextInForce, textsInForce } from '../texts/texts.ts'
import type { Position } from '../types.ts'
import { isFighting, isParticipating } from './battle.ts'

/** Is some other place meant than that of the card, or of the battle? */
const isElsewhere = ({ here, battle, anyOf }: LocationFilter): boolean =>
  here !== true && battle !== true && (anyOf === undefined || anyOf.some(isElsewhere))

/** Does a text itself name other places, so that it serves in battles there? */
function namesPlace(text: Ability): boolean {
  if ('where' in text && text.where) return isElsewhere(text.where)
  return (
    'who' in text && typeof text.who === 'object' && text.who.at !== undefined && isElsewhere(text.who.at)
  )
}

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
    ({ source, text }) =>
      lasting.has(text) || namesPlace(text) || !isFighting(p, source) || isParticipating(p, source),
  )
}
