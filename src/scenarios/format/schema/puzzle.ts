/**
 * Addition: a puzzle. What stands in `steps` is one way of solving it, `why` is its goal in a sentence, and what its player
 * must reach within the turn stands here as facts; or what he has to try in vain.
 */

import * as z from 'zod/mini'
import { grades } from './grades.ts'
import { dos, facts } from './steps.ts'
import { byKey, count, most, phase } from './words.ts'

const sentence = z.string().check(z.minLength(1), z.maxLength(most.note))

export const puzzle = z.strictObject({
  /** What is so in the end. Absent where something illegal is to be found. */
  goal: z.optional(z.array(byKey('fact', facts)).check(z.minLength(1))),
  /** The acts among which the illegal one is to be found; the rule that refuses it stands in the step. */
  among: z.optional(z.array(byKey('do', dos)).check(z.minLength(2))),
  /** The last phase of the turn in which something can be done for it; absent: the last one that there is. */
  until: z.optional(phase),
  grade: z.enum(grades),
  /** So many first answers reach the goal. */
  ways: count,
  /** There is one way only, from the first answer to the last. */
  only: z.optional(z.literal(true)),
  /** The idea of it, for who asks for a hint. */
  hint: sentence,
  /** Why it is so, told when it is solved. */
  because: sentence,
})
