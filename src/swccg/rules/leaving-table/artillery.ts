/** Weapons on a site that are being carried by their crew. (weapon - artillery) */

import type { Reason } from '../../../kernel/index.ts'
import { isOnTable } from '../../model/table.ts'
import { matches } from '../../model/texts/filters.ts'
import { textsOf } from '../../model/texts/texts.ts'
import type { CardId, Position } from '../../model/types.ts'
import type { Frame } from '../../model/under-way.ts'
import { refusal } from '../shared/reasons.ts'
import { changes, inRulings } from '../shared/rulebook.ts'

export const rules = [
  ...inRulings('weapon - artillery', { 'WPN-048': changes }),
  ...inRulings('weapon - artillery', { 'WPN-045': {}, 'WPN-046': { same: ['DEP-284'] } }),
]

/**
 * Those who carry one of these weapons in a move that is under way: of a larger group, the first who can, as many as its text
 * asks for. (WPN-048)
 */
export function carriersOf(p: Position, stack: readonly Frame[], weapons: readonly CardId[]): CardId[] {
  const moves = stack.flatMap((frame) => (frame.does === 'move' ? [frame.move.cards] : []))
  return moves.flatMap((cards) =>
    cards
      .filter((card) => weapons.includes(card))
      .flatMap((weapon) =>
        textsOf(p, weapon, 'moved by crew').flatMap(({ text, you }) =>
          cards.filter((card) => isOnTable(p, card) && matches(p, text.crew, card, you)).slice(0, text.count),
        ),
      ),
  )
}

/** Artillery goes on a site, and on nothing else. (WPN-046) */
export const artilleryNotThere = (details: { card: CardId; ship?: CardId; to?: CardId }): Reason =>
  refusal('WPN-046', details)

/** Nothing powers it. (WPN-045) */
export const artilleryNotPowered = (card: CardId): Reason => refusal('WPN-045', { card })
