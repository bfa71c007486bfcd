/** A scenario of the Star Wars CCG as a whole. */

import * as z from 'zod/mini'
import { editions } from '../../../swccg/abilities/basics.ts'
import { cardDefinition } from './cards.ts'
import { head } from './head.ts'
import { puzzle } from './puzzle.ts'
import { cardReference, start } from './start.ts'
import { scriptStep, step } from './steps.ts'
import { name, named, type phase, type player } from './words.ts'

/** Addition: a report of a fault: what is said of it, by which version, and the whole game as the page's links hold it. */
const report = z.strictObject({
  says: z.string().check(z.maxLength(2000)),
  version: z.string().check(z.maxLength(60)),
  game: z.string().check(z.maxLength(400_000)),
})

export const swccg = z.strictObject({
  ...head,
  game: z._default(z.literal('swccg'), 'swccg'),
  edition: z._default(z.enum(editions), 'ar'),
  needsCards: z._default(z.array(name), []),
  define: z._default(named(cardDefinition, 300), {}),
  cards: z._default(named(cardReference, 1000), {}),
  start,
  steps: z.array(step).check(z.maxLength(5000)),
  /** Addition: what the player does in a lesson whom the learner does not play; an opponent of ours plays on. */
  opponent: z._default(z.array(scriptStep).check(z.maxLength(5000)), []),
  report: z.optional(report),
  puzzle: z.optional(puzzle),
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
