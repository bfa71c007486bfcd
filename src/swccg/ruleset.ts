/**
 * The Star Wars CCG as the kernel plays it: the part that a table is laid and looked at with, and moves are judged by.
 * The page comes with this part. Before anything is done in a game, `whole-game.ts` must have added the rest.
 */

import type { Decision, Frame, Ruleset } from '../kernel/index.ts'
import { pool } from './cards/index.ts'
import { register } from './model/pool.ts'
import type { Player, Position } from './model/types.ts'
import { openIn, redact } from './redact.ts'
import { rules as play } from './rules/ground/answering.ts'
import type { Intent } from './rules/ground/intent.ts'
import { begin, rules as intents, isAction, judge, knowIntents, legal } from './rules/ground/intents.ts'
import { rules as existence } from './rules/ground/never-there.ts'
import { knowRules } from './rules/ground/rulebook.ts'
import { rules as movement, moving } from './rules/movement/chapter.ts'

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

knowRules([...play, ...intents, ...existence, ...movement])
knowIntents({ move: moving })

export const swccg: Ruleset<Position, Intent> = {
  name: 'swccg',
  seats: () => ['light', 'dark'],
  turnOf: (p) => p.turn.player,
  procedures: {},
  judge: (game, by, intent) => judge(game, by as Player, intent),
  begin: (change, by, intent) => begin(change, by as Player, intent),
  isAction,
  legal: (p, stack, by) => legal(p, stack, by as Player),
  automatic: () => [],
  watched: () => false,
  gone: () => false,
  openIn,
  redact,
}

/** Passes what nobody could use: windows without a legal response, and phases in which nothing can be done. */
export function autoPass(
  p: Position,
  stack: readonly Frame[],
  decision: Pick<Decision, 'by' | 'kind'>,
): boolean {
  const frame = stack.at(-1)
  // Hardly anybody minds how cards lie in a pile: who does stops at every decision. (KRN-056, KRN-065)
  if (frame?.does === 'order in pile') return true
  // A choice that may be left open is put to the player all the same.
  if (decision.kind === 'cards' || decision.kind === 'order') return false
  const window = frame?.does === 'window'
  // The player whose turn it is ends the move phase himself.
  if (!window && decision.by === p.turn.player && p.turn.phase === 'move') return false
  return swccg.legal(p, stack, decision.by)[Symbol.iterator]().next().done === true
}
