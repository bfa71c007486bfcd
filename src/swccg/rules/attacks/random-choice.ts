/** What chance picks. */

import type { Change } from '../../../kernel/index.ts'
import { nth } from '../../../kernel/index.ts'
import type { CardId, Position } from '../../model/types.ts'

/** One of these cards, each with the same chance; or the next one that a scenario has named. (ATK-036, ATK-071) */
export function pick(change: Change<Position>, cards: readonly CardId[]): CardId {
  const { picks = [] } = change.now
  const [named, ...others] = picks
  if (named !== undefined && cards.includes(named)) {
    change.put('picks', others)
    return named
  }
  return nth(cards, cards.length === 1 ? 0 : change.random(0, cards.length - 1))
}
