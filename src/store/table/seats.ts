/** Who sits before the device: two people in turn, who hand it over, or one who plays against an opponent of ours. */

import { type CardId, current, type Game, type Player, type Position } from '../../views/engine.ts'
import { openCards, seenBy, seenByNobody } from '../../views/hidden.ts'
import { settings } from '../browser/settings.ts'
import type { ReplayView, Store } from './types.ts'

type Table = Pick<Store, 'history' | 'source' | 'seat' | 'looking'>

type Sources = Pick<Table, 'history' | 'source'>

/** Whose seat the table is seen from: in a game of two the one who sits there, else the one who decides. */
export function viewerOf({ history, source, seat }: Omit<Table, 'looking'>): Player {
  if (source?.replay) {
    const { view, own = 'light' } = source.replay
    return view === 'both' || view === 'none' ? own : view
  }
  if (source?.practice) return source.practice.side
  const game = history && current(history)
  const decides = game?.decision?.by
  const sits = source?.game && !settings().openHands ? (seat ?? decides) : (decides ?? seat)
  return sits ?? game?.state.turn.player ?? 'light'
}

/**
 * Can this be answered while the other player looks? Whoever has no part in the turn is asked on the open table: he
 * passes, chooses among what lies open, or asks for his cards. So most of what he is asked needs no handing over.
 */
function isOpen({ decision, state }: Game<Position>): boolean {
  if (!decision || decision.with.looking === true) return false
  const { by, kind, mayPass, min = 0, cards = [] } = decision
  if (kind === 'action') return state.turn.player !== by
  if (mayPass || kind === 'option' || kind === 'number') return true
  const open = openCards(state, decision).length
  return kind === 'order' ? open === cards.length : open >= Math.max(1, min)
}

/** Who the device shall be handed to before anything goes on; null where nothing hidden need be shown. */
export function awaited({ history, source, seat, looking }: Table): Player | null {
  // Hands that lie open are hidden from nobody.
  if (!history || !source?.game || source.practice || source.replay || settings().openHands) return null
  const game = current(history)
  const by = game.decision?.by ?? null
  if (by === null || by === seat) return null
  return seat === null || looking || !isOpen(game) ? by : null
}

/** Does somebody decide who does not sit before the device? Then nothing of his hand is shown. */
export function isAskedOpenly(table: Omit<Table, 'looking'>): boolean {
  const by = table.history && current(table.history).decision?.by
  return by != null && by !== viewerOf(table)
}

/** Is it the opponent of ours who is asked? Then nobody at the device answers. */
export function isOpponents({ history, source }: Sources): boolean {
  const by = history && current(history).decision?.by
  return by != null && source?.practice !== undefined && by !== source.practice.side
}

const quiet = new WeakMap<Game<Position>, Game<Position>>()

/** The game as the one at the device is asked in it: while the opponent of ours decides, or it is watched, nothing is asked. */
export function askedGame(table: Sources): Game<Position> | null {
  const { history } = table
  if (!history) return null
  const game = current(history)
  if (!isOpponents(table) && !table.source?.replay) return game
  let found = quiet.get(game)
  if (!found) {
    found = { ...game, decision: null }
    quiet.set(game, found)
  }
  return found
}

/** Can this card be chosen for the decision that waits, by clicking it where it lies? */
export function isChoosable(table: Sources, card: CardId): boolean {
  const decision = askedGame(table)?.decision
  if (decision?.kind !== 'cards' && decision?.kind !== 'order') return false
  return decision.cards?.includes(card) === true
}

/** The position as it may be told to those who look at the table. */
export function shownPosition(table: Omit<Table, 'looking'>): Position | null {
  const { history, source } = table
  if (!history) return null
  const game = current(history)
  return source?.replay
    ? watched(game, source.replay.view)
    : source?.game || source?.practice
      ? seenBy(game, viewerOf(table))
      : game.state
}

/** The position as it is seen by whoever watches a game again. */
const watched = (game: Game<Position>, view: ReplayView): Position =>
  view === 'both' ? game.state : view === 'none' ? seenByNobody(game) : seenBy(game, view)
