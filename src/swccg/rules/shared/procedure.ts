/** How what is under way is carried out, step by step. */

import type { Change, Procedure, Stepped } from '../../../kernel/index.ts'
import type { Position } from '../../model/types.ts'
import type { Frame, FrameOf, Frames, SwccgTypes } from '../../model/under-way.ts'
import type { DecisionKey, LogKey } from '../keys.ts'
import type { Intent } from './actions/intent.ts'

declare module '../../model/under-way.ts' {
  interface Phrases {
    log: LogKey
    decision: DecisionKey
  }
}

/** The procedure of this name: it gets frames of its own kind. */
export type ProcedureOf<Does extends keyof Frames> = Procedure<Position, Intent, FrameOf<Does>> &
  Stepped<FrameOf<Does>>

/** A change by the procedure of this name: it goes on to the steps of that one alone. */
export type ChangeIn<Does extends keyof Frames> = Change<Position, SwccgTypes, FrameOf<Does>>

/** Procedures, each by its name. */
export type Procedures = { [Does in keyof Frames]: ProcedureOf<Does> }

/** The topmost frame of this procedure on the stack, with its depth (0: the current one), or null. */
export function topmost<Does extends keyof Frames>(
  stack: readonly Frame[],
  does: Does,
): { depth: number; frame: FrameOf<Does> } | null {
  const is = (frame: Frame): frame is FrameOf<Does> & Frame => frame.does === does
  const frame = stack.findLast(is)
  return frame ? { depth: stack.length - 1 - stack.lastIndexOf(frame), frame } : null
}
