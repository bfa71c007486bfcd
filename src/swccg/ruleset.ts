/** The Star Wars CCG as the kernel plays it. */

import type { Frame, Ruleset } from '../kernel/index.ts'
import { cardsAtHand } from './cards/at-hand.ts'
import { register } from './model/pool.ts'
import type { Player, Position } from './model/types.ts'
import { redact } from './redact.ts'
import { activateProcedure } from './rules/activate.ts'
import { battleProcedure } from './rules/battle/initiation.ts'
import { cardProcedure } from './rules/carrying-out.ts'
import { drainProcedure } from './rules/control/force-drain.ts'
import { deployProcedure } from './rules/deploy/procedure.ts'
import { transferProcedure } from './rules/deploy/transfer.ts'
import { drawProcedure } from './rules/draw.ts'
import { loseProcedure } from './rules/force-loss.ts'
import type { Intent } from './rules/intent.ts'
import { begin, isWatched, judge, legal } from './rules/intents.ts'
import { moveAwayProcedure } from './rules/movement/move-away.ts'
import { moveProcedure } from './rules/movement/procedure.ts'
import './rules/index.ts'
import { goMissing } from './rules/arrivals.ts'
import { openingProcedure } from './rules/start/opening.ts'
import { triggersOf } from './rules/triggers.ts'
import { turnProcedure } from './rules/turn.ts'
import { endLasting } from './rules/turn-events.ts'

register(cardsAtHand)

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
  procedures: {
    opening: openingProcedure,
    turn: turnProcedure,
    move: moveProcedure,
    'move away': moveAwayProcedure,
    card: cardProcedure,
    battle: battleProcedure,
    deploy: deployProcedure,
    transfer: transferProcedure,
    'go missing': goMissing,
    activate: activateProcedure,
    draw: drawProcedure,
    'Force drain': drainProcedure,
    'lose Force': loseProcedure,
    'end lasting': endLasting,
  },
  judge: (game, by, intent) => judge(game, by as Player, intent),
  begin: (change, by, intent) => begin(change, by as Player, intent),
  legal: (p, stack, by) => legal(p, stack, by as Player),
  automatic: triggersOf,
  watched: isWatched,
  gone: () => false,
  redact,
}

/** Passes what nobody could use: windows without a legal response, and phases in which nothing can be done. */
export function autoPass(p: Position, stack: readonly Frame[], decision: { by: string }): boolean {
  const frame = stack.at(-1)
  const window = frame?.does === 'window'
  // The player whose turn it is ends the move phase himself.
  if (!window && decision.by === p.turn.player && p.turn.phase === 'move') return false
  return swccg.legal(p, stack, decision.by)[Symbol.iterator]().next().done === true
}
