/** Twilight Imperium's tactical movement as the kernel plays it. */

import type { Decision, Ruleset } from '../kernel/index.ts'
import type { Frame, Intent, Position } from './model/types.ts'
import { effectProcedure, effectsOf } from './rules/effects.ts'
import { begin, judge, legal } from './rules/intents.ts'
import { limitsProcedure } from './rules/limits.ts'
import { hitsProcedure, legalCannons } from './rules/space-cannon.ts'
import { tacticalAction } from './rules/tactical-action.ts'
import { actionPhase } from './rules/turn.ts'

export const ti4: Ruleset<Position, Intent> = {
  name: 'ti4',
  seats: ({ players }) => players,
  turnOf: ({ player }) => player,
  procedures: {
    'action phase': actionPhase(begin),
    'tactical action': tacticalAction(begin),
    limits: limitsProcedure,
    'assign hits': hitsProcedure,
    effect: effectProcedure,
  },
  judge,
  begin,
  legal: (p, _stack, by) => legal(p, by),
  automatic: effectsOf,
  watched: (p, event) =>
    event.is === 'space cannon offense' && p.players.some((player) => !legalCannons(p, player).next().done),
  gone: () => false,
  // Everything lies open but the dice to come.
  redact: (game) => ({ ...game, chance: [], state: { ...game.state, dice: [] } }),
}

/** Passes the responses of players who have nothing to respond with. */
export const autoPass = (p: Position, stack: readonly Frame[], { by, kind }: Decision): boolean =>
  kind === 'response' && ti4.legal(p, stack, by)[Symbol.iterator]().next().done === true
