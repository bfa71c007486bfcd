/** What opens can be played: a game is asked what a page asks of it. What cannot answer would only fail later. */

import { facts, type Game, type Position, swccg } from '../../views/engine.ts'

/** It throws where the game cannot answer. */
export function prove(game: Game<Position>): void {
  const { state, stack, decision } = game
  for (const { id } of state.cards) facts(state, id)
  if (decision) for (const act of swccg.legal(state, stack, decision.by)) swccg.judge(game, decision.by, act)
  for (const seat of swccg.seats(state)) swccg.redact(game, seat)
}
