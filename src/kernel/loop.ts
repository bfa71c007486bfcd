/**
 * A loop hands out top-level actions (a phase, a segment): each action hands the turn to act to the next seat, and the
 * loop ends when everybody has passed in a row.
 */

import type { Change, LogLine, LoopFrame, Procedure, Ruleset, Seat, Types } from './types.ts'
import { seatAfter } from './window.ts'

/** A loop that is about to begin: `first` acts first. */
export const loopFrame = <Name extends string, By extends Seat>(
  name: Name,
  first: By,
): LoopFrame<Name, never, By> => ({
  does: 'loop',
  name,
  toAct: first,
  passes: 0,
})

/** A loop that is not opened where nobody has anything to do in it; `line` tells of its opening. */
export const offeredLoop = <Name extends string, By extends Seat, Said extends string>(
  name: Name,
  first: By,
  line?: LogLine<Said, By>,
): LoopFrame<Name, Said, By> => ({
  ...loopFrame(name, first),
  ifOffered: line ?? true,
})

/** Has it just been opened for what nobody has? */
const isIdle = <S extends object, I, T extends Types>(
  ruleset: Ruleset<S, I, T>,
  change: Change<S, T>,
  frame: LoopFrame<T['why'], T['log'], T['seat']>,
): boolean =>
  (frame.ifOffered ?? false) !== false &&
  frame.passes === 0 &&
  frame.after === undefined &&
  ruleset
    .seats(change.now)
    .every((seat) => ruleset.legal(change.now, [frame], seat)[Symbol.iterator]().next().done === true)

/** How a loop runs: seat after seat, until all have passed in a row or the ruleset closes it. */
export function loopProcedure<S extends object, I, T extends Types>(
  ruleset: Ruleset<S, I, T>,
): Procedure<S, I, LoopFrame<T['why'], T['log'], T['seat']>, T> {
  return {
    run(change, frame) {
      const over = frame.passes >= ruleset.seats(change.now).length
      if (over || ruleset.closed?.(change.now, frame) || isIdle(ruleset, change, frame)) return change.pop()
      if (typeof frame.ifOffered === 'object') {
        change.log(frame.ifOffered)
        change.stay({ ifOffered: false })
      }
      const due = ruleset.unsettled?.(change.now, frame.toAct)
      if (due) return change.window(due)
      const mayPass = !ruleset.refusesPass?.(change.now, frame, frame.toAct)
      change.ask({ by: frame.toAct, kind: 'action', why: frame.name, with: {}, mayPass })
    },
    refuses(state, frame, answer) {
      return 'pass' in answer ? (ruleset.refusesPass?.(state, frame, answer.by) ?? null) : null
    },
    answered(change, frame, answer) {
      const toAct = seatAfter(ruleset.seats(change.now), answer.by)
      if ('pass' in answer) change.stay({ passes: frame.passes + 1, toAct })
      if ('act' in answer) {
        if (ruleset.isAction?.(answer.act) ?? true) change.stay({ passes: 0, toAct, after: frame.passes })
        ruleset.begin(change, answer.by, answer.act)
      }
    },
  }
}
