/** What responses make of a destiny just drawn: it is canceled, redrawn or changed while it is unresolved. */

import type { Change } from '../../kernel/index.ts'
import type { CardId, Player, Position } from '../model/types.ts'
import { underHeading } from './rulebook.ts'
import { citing } from './text-kind.ts'

export const rules = [
  ...underHeading('Canceling And Suspending', { 'KRN-218': {} }),
  ...underHeading('Canceled Destiny Draws', { 'KRN-358': {} }),
  ...underHeading('Unresolved Destiny Draws', { 'KRN-355': {}, 'KRN-337': {} }),
]

/** Where on the stack the draw is, counted from the top. */
const depthOfDraw = (change: Change<Position>) =>
  change.stack.toReversed().findIndex(({ does }) => does === 'draw destiny')

/** The value is gone, the card goes to the Used Pile, and the draw counts all the same, unless it is redrawn. (KRN-218, KRN-358) */
export function cancelDraw(change: Change<Position>, player: Player, card: CardId, again: boolean): void {
  const depth = depthOfDraw(change)
  const frame = change.stack.at(-1 - depth)
  if (!frame) return
  // The window on it closes: nobody can answer it any more.
  change.alter(depth, {
    canceled: true,
    left: Number(frame.left) + (again ? 1 : 0),
  })
  change.log({
    say: again ? 'destiny redrawn' : 'destiny canceled',
    with: { card },
    by: player,
    cites: citing(change.now, ['KRN-218', 'KRN-358', 'KRN-214']),
  })
}

/** Changes this one draw. (KRN-337) */
export function addToDraw(change: Change<Position>, player: Player, card: CardId, add: number): void {
  const depth = depthOfDraw(change)
  const drawn = change.stack.at(-1 - depth)?.unresolved as { card: CardId | null; value: number }
  change.alter(depth, { unresolved: { ...drawn, value: drawn.value + add } })
  const cites = citing(change.now, ['KRN-337', 'KRN-355'])
  change.log({ say: 'destiny changed', with: { card, destiny: drawn.value + add }, by: player, cites })
}
