/** Matching pilots and starships: one names the other. (matching pilot; matching starship) */

import { facts, plain, titlesOf } from './pool.ts'
import { cardsAboard, isActive } from './table.ts'
import type { CardFacts, CardId, Position } from './types.ts'

/** Does the first card's text name the second, by title or persona? */
const names = ({ matching = [] }: CardFacts, other: CardFacts): boolean =>
  matching.some((name) => titlesOf(other).includes(plain(name)) || plain(other.persona ?? '') === plain(name))

/** A pilot and a starship match if that is unique and either card's text names the other. (TRM-179, TRM-181) */
function isMatch(pilot: CardFacts, ship: CardFacts): boolean {
  if (!ship.unique || ship.type !== 'starship' || !pilot.icons?.includes('pilot')) return false
  return names(pilot, ship) || names(ship, pilot)
}

/** Is its matching pilot aboard? */
export const hasMatchingPilot = (p: Position, ship: CardId): boolean =>
  cardsAboard(p, ship).some((card) => isActive(p, card) && isMatch(facts(p, card), facts(p, ship)))
