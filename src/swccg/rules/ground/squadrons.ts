/** A text about one ship of a class does not move a squadron of them, nor take it from a pile or place it in one. */

import type { Reason } from '../../../kernel/index.ts'
import type { Filter } from '../../abilities/types.ts'
import { countOfShips } from '../../model/squadrons.ts'
import type { CardId, Position } from '../../model/types.ts'
import { no } from './reasons.ts'
import { inRulings } from './rulebook.ts'

export const rules = inRulings('starship - squadron class', {
  'TRM-462': { same: ['DEP-261'] },
  'TRM-463': {},
})

/** Why these cards are too many ships for a text that takes so many from a deck or pile, or places them in one. (TRM-462) */
export function* tooManyShips(
  p: Position,
  cards: readonly CardId[],
  filter: Filter | undefined,
  most: number | 'any',
  by: CardId,
): Generator<Reason> {
  const count = countOfShips(p, cards, filter)
  if (most !== 'any' && count > cards.length && count > most) yield no('TRM-462', { cards, by, count: most })
}

/** The same for a text that moves them. (TRM-463) */
export function* tooManyToMove(
  p: Position,
  cards: readonly CardId[],
  filter: Filter,
  most: number | 'any' | 'all',
  by: CardId,
): Generator<Reason> {
  const count = countOfShips(p, cards, filter)
  if (most !== 'any' && most !== 'all' && count > cards.length && count > most)
    yield no('TRM-463', { cards, by, count: most })
}
