/** The point of a game at which something is tried: which window or loop waits, and for whom. */

import type { Game } from '../../../kernel/index.ts'
import type { Position } from '../../model/types.ts'
import type { Event, Frame } from '../../model/under-way.ts'

/** Where the game stands: which window or loop waits, and for whom. */
export interface Moment {
  frame: Frame | undefined
  toAct: string | null
  /** The events of the windows that wait beneath the current action. */
  beneath?: readonly Event[]
  /** How the actions were initiated whose result is under way: too late to answer. (KRN-142) */
  resulting?: readonly Event[]
}

export const momentOf = (game: Game<Position>): Moment => ({
  frame: game.stack.at(-1),
  toAct: game.decision?.by ?? null,
  beneath: game.stack.slice(0, -1).flatMap((frame) => (frame.does === 'window' ? frame.event : [])),
  resulting: game.stack.slice(0, -1).flatMap((frame) => (frame.does === 'card' && frame.resulting) || []),
})
