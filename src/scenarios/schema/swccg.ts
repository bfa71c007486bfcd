/** A scenario of the Star Wars CCG as a whole. */

import { z } from 'zod'
import { editions } from '../../swccg/model/basics.ts'
import { cardDefinition } from './cards.ts'
import { cardReference, start } from './start.ts'
import { scriptStep, step } from './steps.ts'
import { most, name, note, type phase, type player } from './words.ts'

const text = z.string().max(most.note)

/** Addition: a report of a fault: what is said of it, by which version, and the whole game as the page's links hold it. */
const report = z.strictObject({
  says: z.string().max(2000),
  version: z.string().max(60),
  game: z.string().max(400_000),
})

/** Addition: the French titles and notes of a lesson, a note for each step. */
const french = z.strictObject({ title: name, why: text, steps: z.array(text) })

export const head = {
  id: z
    .string()
    .max(most.name)
    .regex(/^[\w.-]+$/, 'An id is made of letters, digits, hyphens, dots and underscores.'),
  title: z.string().max(most.name, `A title has at most ${most.name} characters.`).default(''),
  rules: z.array(name).default([]),
  fr: french.optional(),
  why: note,
}

export const swccg = z.strictObject({
  ...head,
  game: z.literal('swccg').default('swccg'),
  edition: z.enum(editions).default('ar'),
  needsCards: z.array(name).default([]),
  define: z.record(name, cardDefinition).default({}),
  cards: z.record(name, cardReference).default({}),
  start,
  steps: z.array(step).max(5000),
  /** Addition: what the player does in a lesson whom the learner does not play; an opponent of ours plays on. */
  opponent: z.array(scriptStep).default([]),
  report: report.optional(),
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
