/**
 * Cards that may not be placed in Reserve Deck or Life Force: they are in play from the start, or not at all. (Cards That May
 * Not Be Placed Into Life Force)
 */

import type { Change } from '../../../kernel/index.ts'
import { neverInLifeForce } from '../../model/cards/never-in.ts'
import { facts } from '../../model/cards/pool.ts'
import { put } from '../../model/table.ts'
import { holds } from '../../model/texts/conditions.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import { changes, underHeading } from '../shared/rulebook.ts'
import type { Due } from './choosing-starting-cards.ts'
import { startTextOf } from './starting-cards.ts'

export const rules = [
  ...underHeading('Step A - Playing starting cards', { 'TRN-007': changes, 'TRN-021': changes }),
  ...underHeading('Cards That May Not Be Placed Into Life Force', { 'TRN-031': {}, 'TRN-032': changes }),
]

/** Does its own text deploy this card as the game begins, and is what that asks for so? */
function deploysItself(p: Position, player: Player, card: CardId): boolean {
  const text = startTextOf(facts(p, card))
  return text !== undefined && (!text.while || holds(p, text.while, card, player))
}

/**
 * Before the Starting Interrupts: such cards as are in a deck still deploy by their own text, or are placed out of play.
 * (TRN-007, TRN-021)
 * @returns those that deploy.
 */
export function settleBound(change: Change<Position>, order: readonly Player[]): Due[] {
  const p = change.now
  return order.flatMap((player) => {
    const bound = p.piles[player].reserve.filter((card) => neverInLifeForce(facts(p, card)))
    const out = bound.filter((card) => !deploysItself(p, player, card))
    for (const card of out) put(change, card, { in: 'out' })
    if (out.length > 0)
      change.log({ say: 'never in Reserve Deck', with: { cards: out }, by: player, cites: ['TRN-021'] })
    return bound.filter((card) => !out.includes(card)).map((card) => ({ card, player }))
  })
}
