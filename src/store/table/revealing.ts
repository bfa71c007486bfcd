/** What an answer has brought to light: taking it back would be knowing too much. */

import {
  type CardId,
  type Game,
  hiddenKey,
  type LogLine,
  type Player,
  type Position,
} from '../../views/engine.ts'
import { seenBy } from '../../views/hidden.ts'
import type { Draw } from './types.ts'

const hidden = ['reserve', 'force', 'used']

/** Did a face-down card become known between these two games: drawn, lost, shown as a destiny, or looked at? */
export function reveals(before: Game<Position>, after: Game<Position>): boolean {
  if (before.state === after.state) return false
  if (after.decision?.with.looking) return true
  const open = ({ shown = [], revealed = [] }: Position) => [...shown, ...revealed]
  const known = new Set(open(before.state))
  if (open(after.state).some((card) => !known.has(card))) return true
  return after.state.cards.some(({ id, where }) => {
    const was = before.state.cards[id]?.where
    if (!was || was === where || !('in' in was) || !hidden.includes(was.in)) return false
    if (!('in' in where) || !hidden.includes(where.in)) return true
    // From the Reserve Deck straight to the Used Pile: it was a destiny.
    return was.in === 'reserve' && where.in === 'used'
  })
}

/** The destinies among these lines; null where there are none. */
export function drawsIn(lines: readonly LogLine[]): Draw[] | null {
  const draws = lines
    .filter(({ say }) => say === 'destiny drawn' || say === 'destiny failed')
    .map(
      ({ by, with: { destiny = null, card = null }, open }): Draw => ({
        by: by as Player,
        destiny: destiny as number | null,
        title: open?.[card as CardId] ?? '',
      }),
    )
  return draws.length > 0 ? draws : null
}

/** Has this player been shown anything hidden between these two games: a card drawn, a destiny, what the other deploys, a search? */
export function revealsTo(before: Game<Position>, after: Game<Position>, player: Player): boolean {
  if (after.decision?.with.looking && after.decision.by === player) return true
  const [was, is] = [seenBy(before, player), seenBy(after, player)]
  const isHidden = (p: Position, card: CardId) => p.cards[card]?.key === hiddenKey
  if (is.cards.some(({ id, key }) => key !== hiddenKey && isHidden(was, id))) return true
  // What lies face down again was seen in between: its line in the log names it.
  return after.events.some(
    ({ say, open = {} }) =>
      say === 'destiny drawn' || Object.keys(open).some((card) => isHidden(was, Number(card))),
  )
}
