/**
 * The scenario format: positions with an oracle. README.md here says how to write one. The schema is strict: a key
 * that it does not know is an error, and so is a field that does not fit the type of a made-up card.
 */

import { firstOf } from '../../kernel/index.ts'
import { inTodaysWords } from '../../swccg/former.ts'
import { kindOf } from './schema/cards.ts'
import { crossCheck } from './schema/names.ts'
import { readObject, unread } from './schema/read.ts'
import { type SwccgScenario, swccg } from './schema/swccg.ts'
import type { Ti4Scenario } from './schema/ti4.ts'
import { isObject, plain } from './schema/words.ts'
import { ti4Of } from './ti4/ti4-schema.ts'
import { type Unread, wrong } from './wrong.ts'

export type { CardDefinition } from './schema/cards.ts'
export type { Do, DoOf, Fact, PartOf, PartOfScreen, StepWord } from './schema/steps.ts'
export type { Placement, ScriptStep, Step, SwccgScenario } from './schema/swccg.ts'
export type { Ti4Scenario, Ti4Step } from './schema/ti4.ts'
export type { Ti4Do, Ti4Fact } from './schema/ti4-steps.ts'

export type Scenario = SwccgScenario | Ti4Scenario

export type ReadScenario = { ok: true; scenario: Scenario } | Unread

/**
 * Reads a scenario from the text of its file. What is wrong with it comes as the key of a sentence and the path of the place
 * (`start.place[3].slot`; empty for the file as a whole). Whether the cards exist and fit is not asked here.
 */
export const readScenario = (text: string): ReadScenario => {
  const read = readObject(text)
  if (!read.ok) return read
  // Texts of made-up cards may be in former words.
  const { define } = read.value
  const value = define === undefined ? read.value : { ...read.value, define: inTodaysWords(define) }
  if (value.game === 'ti4') return ti4Of(value)
  if (value.game !== undefined && value.game !== 'swccg')
    return unread({ path: ['game'], wrong: wrong('one of', { list: ['swccg', 'ti4'] }) })
  const result = swccg.safeParse(value, { reportInput: true })
  if (!result.success) {
    const issue = plain(firstOf(result.error.issues))
    const [top, title, field] = issue.path
    const made = top === 'define' && isObject(value.define) ? value.define[title as string] : null
    if (isObject(made) && issue.path.length === 3 && issue.wrong.say === 'stray key')
      return unread({
        path: issue.path,
        wrong: wrong('made-up field', { type: kindOf(made), name: String(field) }),
      })
    return unread(issue)
  }
  const problem = crossCheck(result.data)
  if (problem) return unread(problem)
  // A game that begins with its decks begins with Dark.
  const { turn = 'dark', phase = 'activate' } = result.data.start
  const steps = result.data.steps.map((step) => ({ ...step, by: step.by ?? turn }))
  const learner = steps[0]?.by ?? turn
  const by = learner === 'light' ? ('dark' as const) : ('light' as const)
  const opponent = result.data.opponent.map((step) => ({ ...step, by }))
  const start = { ...result.data.start, turn, phase }
  return { ok: true, scenario: { ...result.data, start, steps, opponent } }
}
