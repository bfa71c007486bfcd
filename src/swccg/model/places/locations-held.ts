/** Locations that a player controls or occupies, with certain cards if they are named. */

import type { HeldLocations } from '../../abilities/filters/filters.ts'
import { locationOf } from '../table.ts'
import { countThere, matchesLocation } from '../texts/filters.ts'
import { type CardId, opponentOf, type Player, type Position } from '../types.ts'
import { controls, occupies } from './presence.ts'

/** How many such locations a player controls, or occupies. */
export function countHeld(
  p: Position,
  { held, by, where, with: cards, withAtLeast = 1 }: HeldLocations,
  source: CardId,
  you: Player,
): number {
  const player = by === 'opponent' ? opponentOf(you) : you
  const holdsIt = held === 'controlled' ? controls : occupies
  const here = locationOf(p, source)
  return p.layout.filter(
    (location) =>
      matchesLocation(p, where, location, here, you) &&
      holdsIt(p, player, location) &&
      (!cards || countThere(p, player, location, cards, you, source) >= withAtLeast),
  ).length
}
