/** Operatives: agents on the planet that their title names. (operative rules) */

import { facts, once, plain } from './cards/pool.ts'
import { isSystem, planetOf } from './places/locations.ts'
import type { CardId, Position } from './types.ts'

/** A character with the word 'Operative' in its title. */
export const isOperative = once(
  ({ type, title }): boolean => type === 'character' && /\boperative\b/i.test(title),
)

/** Is it an operative on the planet that its title names, and not merely in orbit? (BAT-199, DEP-196, CTL-050) */
export const isOperativeAtHome = (p: Position, card: CardId, at: CardId): boolean =>
  isOperative(facts(p, card)) &&
  !isSystem(p, at) &&
  plain(facts(p, card).title).startsWith(`${plain(planetOf(p, at))} `)
