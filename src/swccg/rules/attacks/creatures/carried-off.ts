/** What creatures bring somewhere else. */

import type { Change } from '../../../../kernel/index.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { locationOf, put } from '../../../model/table.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import { optionId } from '../../shared/actions/option.ts'

/** The id by which a site is chosen where something is to be relocated. */
export const optionAt = (at: CardId): string => optionId('site', at)

/** A card is brought somewhere else by what a creature does. */
export function relocate(
  change: Change<Position>,
  card: CardId,
  to: CardId,
  by: CardId,
  cites: readonly string[],
): void {
  const from = locationOf(change.now, card)
  const { owner, where } = cardOf(change.now, card)
  const side: Player = 'at' in where ? where.side : owner
  const performer = cardOf(change.now, by).owner
  put(change, card, { at: to, side })
  change.log({ say: 'relocated by a creature', with: { card, by, to }, by: performer, cites: cites })
  change.window({
    is: 'moved',
    performer,
    using: 'relocation',
    cards: [card],
    left: from === null ? [] : [from],
    to,
  })
}
