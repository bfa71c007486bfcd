/** Spies and the cards that keep them undercover. */

import type { Writer } from '../../kernel/index.ts'
import { cardOf } from './cards/card-of.ts'
import { facts } from './cards/pool.ts'
import { cardsOn, locationOf, put } from './table.ts'
import { type CardId, opponentOf, type Position } from './types.ts'

/** Undercover by a card, and no longer than that lies on the spy. */
export const sentUndercover = 'sent undercover'

/** What goes with being undercover. */
export const isCover = (state: string): boolean => state === 'undercover' || state === sentUndercover

/** Does this card send the spy that it is on undercover? Being printed, that outlives its game text. */
export const isUndercoverCard = (p: Position, card: CardId): boolean =>
  facts(p, card).abilities?.some((text) => text.does === 'deploys on' && text.undercover) ?? false

/** The cards that keep a spy undercover. */
export const undercoverCardsOn = (p: Position, spy: CardId): CardId[] =>
  cardsOn(p, spy).filter((card) => isUndercoverCard(p, card))

/** He crosses to the other side of his location, out of whatever he was in. */
export function sendUndercover(w: Writer<Position>, spy: CardId): void {
  const at = locationOf(w.now, spy)
  if (at === null) return
  const { owner, states } = cardOf(w.now, spy)
  put(w, spy, { at, side: opponentOf(owner) })
  w.patch('cards', spy, {
    states: [...states.filter((state) => !isCover(state)), 'undercover', sentUndercover],
  })
}
