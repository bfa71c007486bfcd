/** A scenario of the Star Wars CCG as a whole. */

import * as z from 'zod/mini'
import { editions } from '../../swccg/model/basics.ts'
import { cardDefinition } from './cards.ts'
import { cardReference, start } from './start.ts'
import { scriptStep, step } from './steps.ts'
import { most, name, note, type phase, type player } from './words.ts'

const text = z.string().check(z.maxLength(most.note))

/** Addition: a report of a fault: what is said of it, by which version, and the whole game as the page's links hold it. */
const report = z.strictObject({
  says: z.string().check(z.maxLength(2000)),
  version: z.string().check(z.maxLength(60)),
  game: z.string().check(z.maxLength(400_000)),
})

/** Addition: the French titles and notes of a lesson, a note for each step. */
const french = z.strictObject({ title: name, why: text, steps: z.array(text) })

export const head = {
  id: z
    .string()
    .check(
      z.maxLength(most.name),
      z.regex(/^[\w.-]+$/, 'An id is made of letters, digits, hyphens, dots and underscores.'),
    ),
  title: z._default(
    z.string().check(z.maxLength(most.name, `A title has at most ${most.name} characters.`)),
    '',
  ),
  rules: z._default(z.array(name), []),
  fr: z.optional(french),
  why: note,
}

export const swccg = z.strictObject({
  ...head,
  game: z._default(z.literal('swccg'), 'swccg'),
  edition: z._default(z.enum(editions), 'ar'),
  needsCards: z._default(z.array(name), []),
  define: z._default(z.record(name, cardDefinition), {}),
  cards: z._default(z.record(name, cardReference), {}),
  start,
  steps: z.array(step).check(z.maxLength(5000)),
  /** Addition: what the player does in a lesson whom the learner does not play; an opponent of ours plays on. */
  opponent: z._default(z.array(scriptStep), []),
  report: z.optional(report),
})

export type SwccgFile = z.infer<typeof swccg>
export type Step = Omit<SwccgFile['steps'][number], 'by'> & { by: z.infer<typeof player> }
/** What the opponent does, as soon as the game allows it. */
export type ScriptStep = SwccgFile['opponent'][number] & { by: z.infer<typeof player> }
export type Placement = SwccgFile['start']['place'][number]
/** A scenario of the Star Wars CCG as it comes from `readScenario`: defaults filled in, every step with its player. */
export type SwccgScenario = Omit<SwccgFile, 'steps' | 'start' | 'opponent'> & {
  steps: Step[]
  opponent: ScriptStep[]
  start: SwccgFile['start'] & { turn: z.infer<typeof player>; phase: z.infer<typeof phase> }
}
