/** The Star Wars CCG as the kernel plays it. */

import type { Frame, Game, Ruleset } from '../kernel/index.ts'
import { pool } from './cards/index.ts'
import { register } from './model/pool.ts'
import { textsInForce } from './model/texts.ts'
import type { Player, Position } from './model/types.ts'
import { redact } from './redact.ts'
import type { Intent } from './rules/intent.ts'
import { justMoved } from './rules/movement/follow.ts'
import { allOffers, judgeMove } from './rules/movement/offers.ts'
import { beginMove, moveProcedure } from './rules/movement/procedure.ts'
import './rules/index.ts'
import { goMissing, triggersOf } from './rules/triggers.ts'
import { turnProcedure } from './rules/turn.ts'

register(pool)

/** Cards that only fill a pile of a scenario. */
register(
  (['light', 'dark'] as const).map((side) => ({
    key: `filler-${side}`,
    title: '',
    side,
    type: 'filler',
    destiny: 0,
  })),
)

export const swccg: Ruleset<Position, Intent> = {
  name: 'swccg',
  seats: () => ['light', 'dark'],
  turnOf: (p) => p.turn.player,
  procedures: { turn: turnProcedure, move: moveProcedure, 'go missing': goMissing },
  judge: (game, by, intent) => judgeMove(game, by as Player, intent.move),
  begin: (change, by, intent) => beginMove(change, by as Player, intent.move),
  *legal(p, stack, by) {
    for (const offer of allOffers(p, stack, by, by as Player)) yield offer.intent
  },
  automatic: triggersOf,
  // So far only following answers anything.
  watched: (p, event) => event.is === 'moved' && textsInForce(p, 'may follow').length > 0,
  gone: () => false,
  redact,
}

/** Passes what nobody could use: windows without a legal response, and phases in which nothing can be done. */
export function autoPass(p: Position, stack: readonly Frame[], decision: { by: string }): boolean {
  const frame = stack.at(-1)
  const window = justMoved(frame) !== null
  // The player whose turn it is ends the move phase himself.
  if (!window && decision.by === p.turn.player && p.turn.phase === 'move') return false
  return swccg.legal(p, stack, decision.by)[Symbol.iterator]().next().done === true
}

export type SwGame = Game<Position>
