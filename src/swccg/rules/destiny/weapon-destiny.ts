/** Which texts change the weapon destiny of a shot. */

import type { AbilityOf } from '../../abilities/types.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { facts } from '../../model/cards/pool.ts'
import { bearerOf } from '../../model/equipment.ts'
import { isFighting } from '../../model/fights/fight.ts'
import { carrierOf, locationOf } from '../../model/table.ts'
import { matches, matchesLocation } from '../../model/texts/filters.ts'
import { isSuspendedFor, type TextInForce, textsInForce } from '../../model/texts/texts.ts'
import type { CardId, Position } from '../../model/types.ts'
import type { Shot } from '../shared/actions/intent.ts'

type DestinyText = TextInForce<AbilityOf<'changes destiny'>>

const fighting = ['character', 'starship', 'vehicle', 'weapon', 'device']

/** Is a text's own card part of the shot: the weapon, who fires it, or something on or aboard either? */
function isInvolved(p: Position, { weapon, by }: Shot, source: CardId): boolean {
  const firer = bearerOf(p, weapon) ?? by
  const carrier = carrierOf(p, source)
  return [source, carrier].some((card) => card !== null && (card === weapon || card === firer))
}

function isAbout(p: Position, { text, source, you, by = source }: DestinyText, shot: Shot): boolean {
  if (isSuspendedFor(p, by, shot.weapon)) return false
  const { weapon, firer, target, where } = text
  const { where: lies } = cardOf(p, source)
  if (weapon === 'host' && !('on' in lies && lies.on === shot.weapon)) return false
  if (weapon && weapon !== 'host' && !matches(p, weapon, shot.weapon, you)) return false
  const who = bearerOf(p, shot.weapon) ?? shot.by ?? null
  if (firer === 'self' && source !== who) return false
  if (firer === 'host' && carrierOf(p, source) !== who) return false
  if (firer === 'rides' && !('aboard' in lies && lies.aboard === who && lies.slot === 'passenger'))
    return false
  if (firer && typeof firer !== 'string' && (who === null || !matches(p, firer, who, you))) return false
  if (target && !shot.at.some((card) => matches(p, target, card, you))) return false
  const at = locationOf(p, shot.weapon)
  return !where || (at !== null && matchesLocation(p, where, at, locationOf(p, source), you))
}

/** The texts in force about the weapon destiny of this shot; in a battle a fighting card's only while it takes part. */
export function aboutShot(p: Position, shot: Shot): DestinyText[] {
  return textsInForce(p, 'changes destiny').filter((found) => {
    const { source, text } = found
    if (text.kind !== 'weapon' || !isAbout(p, found, shot)) return false
    const fights = (p.battle || p.attack) && fighting.includes(facts(p, source).type)
    // A text that names adjacent sites works from there.
    const elsewhere = text.where?.adjacent === true
    return !fights || elsewhere || isFighting(p, source) || isInvolved(p, shot, source)
  })
}
