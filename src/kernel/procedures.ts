/** Which procedure carries a frame out, and which steps it has: the ruleset's, or the kernel's own. */

import { followerOf } from './lists.ts'
import { loopProcedure } from './loop.ts'
import type { FrameOf, FrameShape, NewFrame, Procedure, Ruleset, Types, TypesOf } from './types.ts'
import { windowProcedure } from './window.ts'

/** The kernel's own procedures, built once for each ruleset. */
const kernelProcedures = new WeakMap<object, Record<string, unknown>>()

/** @throws where nothing is known by that name. */
export function procedureOf<S extends object, I, T extends Types = TypesOf<S>>(
  ruleset: Ruleset<S, I, T>,
  frame: FrameShape,
): Procedure<S, I, FrameOf<T>, T> {
  const theirs = ruleset.procedures as Record<string, Procedure<S, I, FrameOf<T>, T> | undefined>
  let own = kernelProcedures.get(ruleset) as Record<string, Procedure<S, I, FrameOf<T>, T>> | undefined
  if (!own) {
    own = { window: windowProcedure(ruleset), loop: loopProcedure(ruleset) }
    kernelProcedures.set(ruleset, own)
  }
  const procedure = own[frame.does] ?? theirs[frame.does]
  if (!procedure) throw new Error(`${ruleset.name} has no procedure '${frame.does}'`)
  return procedure
}

/** A frame with the name of its step, where its procedure has several. */
type AtStep = FrameShape & { step?: string }

/** A frame as its procedure starts: at the first step, where none is named. */
export function started<S extends object, I, T extends Types>(
  ruleset: Ruleset<S, I, T>,
  frame: NewFrame<FrameOf<T>>,
): FrameOf<T> {
  const { steps } = procedureOf<S, I, T>(ruleset, frame)
  const isStarted = (one: object): one is FrameOf<T> => steps === undefined || 'step' in one
  if (isStarted(frame)) return frame
  const begun: object = { ...frame, step: steps?.[0] }
  if (!isStarted(begun)) throw new Error(`'${frame.does}' has no step`)
  return begun
}

/**
 * The step that comes after the one at which a frame is.
 * @throws where there is none.
 */
export function stepAfter<S extends object, I, T extends Types>(
  ruleset: Ruleset<S, I, T>,
  frame: AtStep,
): string {
  const steps: readonly string[] = procedureOf<S, I, T>(ruleset, frame).steps ?? []
  return followerOf(steps, frame.step ?? '')
}
