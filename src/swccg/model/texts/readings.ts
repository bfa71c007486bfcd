/**
 * Two numbers that decide which texts are in force, and that texts change: the ability of a card and the Force icons of a
 * location. What texts are read with stands below the texts, so it asks here; whoever works the numbers out lends that to the
 * ruleset, and composing it ties the knot. Importing a module ties nothing.
 */

import { facts } from '../cards/pool.ts'
import { siteFacts } from '../places/locations.ts'
import type { CardId, Player, Position } from '../types.ts'

/** What texts make of these numbers. */
export interface Readings {
  /** Does any text that changes abilities stand on table? */
  isAbilityChanged(p: Position): boolean
  /** The ability of a card as texts make it; null where it has none. */
  ability(p: Position, card: CardId): number | null
  /** Another number of a card as texts make it, where a text asks for cards of so much; null where it has none. */
  number(p: Position, card: CardId, what: 'destiny' | 'maneuver'): number | null
  /** The Force icons on a player's side of a location, those that texts add or cancel included. */
  icons(p: Position, player: Player, location: CardId): number
}

/** As they are in force: what is printed, until a ruleset has been composed. */
export let readings: Readings = {
  isAbilityChanged: () => false,
  ability: (p, card) => facts(p, card).ability ?? null,
  number: (p, card, what) => facts(p, card)[what] ?? null,
  icons: (p, player, location) => siteFacts(p, location).icons[player],
}

/** Says how the numbers are worked out from now on. */
export function readBy(lent: Readings): void {
  readings = lent
}
