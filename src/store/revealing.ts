/** What an answer has brought to light: taking it back would be knowing too much. */

import type { Game, Position } from './engine.ts'

const hidden = ['reserve', 'force', 'used']

/** Did a face-down card become known between these two games: drawn, lost, shown as a destiny, or looked at? */
export function reveals(before: Game<Position>, after: Game<Position>): boolean {
  if (before.state === after.state) return false
  if (after.decision?.with.looking) return true
  return after.state.cards.some(({ id, where }) => {
    const was = before.state.cards[id]?.where
    if (!was || was === where || !('in' in was) || !hidden.includes(was.in)) return false
    if (!('in' in where) || !hidden.includes(where.in)) return true
    // From the Reserve Deck straight to the Used Pile: it was a destiny.
    return was.in === 'reserve' && where.in === 'used'
  })
}
