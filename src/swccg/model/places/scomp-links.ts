/** Where scomp links are, and for whom. (TRM-340) */

import { facts, once } from '../cards/pool.ts'
import { everythingAt, locationOf } from '../table.ts'
import type { CardId, Position } from '../types.ts'
import { placeOf } from './presence.ts'

const hasLink = once(({ icons }): boolean => icons?.includes('scomp link') === true)

/**
 * Is a scomp link at the location where a card is, or present with it? That of an enclosed card is present for those aboard
 * alone, that of the location for those who are not shut in; at the location are both.
 */
export function isAtScompLink(p: Position, card: CardId, how: 'at' | 'present'): boolean {
  if (how === 'present') {
    const place = placeOf(p, card)
    return place !== null && hasLink(facts(p, place))
  }
  const at = locationOf(p, card)
  return at !== null && [at, ...everythingAt(p, at)].some((one) => hasLink(facts(p, one)))
}
