/** Operatives: agents on the planet that their title names. (operative rules) */

import { planetOf } from './locations.ts'
import { facts, once, plain } from './pool.ts'
import type { CardId, Position } from './types.ts'

/** A character with the word 'Operative' in its title. */
export const isOperative = once(
  ({ type, title }): boolean => type === 'character' && /\boperative\b/i.test(title),
)

/** Is it an operative on the planet that its title names? (BAT-199, DEP-196) */
export const isOperativeAtHome = (p: Position, card: CardId, at: CardId): boolean =>
  isOperative(facts(p, card)) && plain(facts(p, card).title).startsWith(`${plain(planetOf(p, at))} `)
