/**
 * The scenario format: positions with an oracle. README.md here says how to write one. The schema is strict: a key
 * that it does not know is an error, and so is a field that does not fit the type of a made-up card.
 */

import type * as z from 'zod/mini'
import { type JsonPath, jsonProblem, pathText } from './json.ts'
import { kindOf } from './schema/cards.ts'
import { crossCheck } from './schema/names.ts'
import { type SwccgScenario, swccg } from './schema/swccg.ts'
import { type Ti4Scenario, ti4 } from './schema/ti4.ts'
import { isObject, most, plain } from './schema/words.ts'

export type { CardDefinition } from './schema/cards.ts'
export type { Do, DoOf, Fact, PartOf } from './schema/steps.ts'
export type { Placement, ScriptStep, Step, SwccgScenario } from './schema/swccg.ts'
export type { Ti4Scenario, Ti4Step } from './schema/ti4.ts'
export type { Ti4Do, Ti4Fact } from './schema/ti4-steps.ts'

export type Scenario = SwccgScenario | Ti4Scenario

export type ReadScenario = { ok: true; scenario: Scenario } | { ok: false; path: string; message: string }

/**
 * Reads a scenario from the text of its file. What is wrong with it comes as one sentence and the path of the place
 * (`start.place[3].slot`; empty for the file as a whole). Whether the cards exist and fit is not asked here.
 */
export const readScenario = (text: string): ReadScenario => {
  const source = text.replace(/^\uFEFF/, '')
  const no = (issue: { path: JsonPath; message: string }): ReadScenario => ({
    ok: false,
    path: pathText(issue.path),
    message: issue.message,
  })
  if (source.length > most.file)
    return no({ path: [], message: `The file is too large: ${most.file} characters are the most.` })
  const broken = jsonProblem(source, (key, path) =>
    path.length === 2 && path[0] === 'cards'
      ? `The alias "${key}" is used twice.`
      : `The key "${key}" is used twice.`,
  )
  if (broken) return no(broken)
  const value = JSON.parse(source) as unknown
  if (!isObject(value)) return no({ path: [], message: 'A scenario is an object in braces.' })
  const firstOf = (issues: z.core.$ZodIssue[]) => {
    const issue = plain(issues[0] as z.core.$ZodIssue)
    const [top, title, field] = issue.path
    const made = top === 'define' && isObject(value.define) ? value.define[title as string] : null
    if (isObject(made) && issue.path.length === 3 && issue.message.endsWith('does not belong here.'))
      return no({ path: issue.path, message: `A made-up ${kindOf(made)} has no field "${field}".` })
    return no(issue)
  }
  if (value.game === 'ti4') {
    const result = ti4.safeParse(value, { reportInput: true })
    return result.success ? { ok: true, scenario: result.data } : firstOf(result.error.issues)
  }
  if (value.game !== undefined && value.game !== 'swccg')
    return no({ path: ['game'], message: 'One of "swccg", "ti4" is expected here.' })
  const result = swccg.safeParse(value, { reportInput: true })
  if (!result.success) return firstOf(result.error.issues)
  const problem = crossCheck(result.data)
  if (problem) return no(problem)
  // A game that begins with its decks begins with Dark.
  const { turn = 'dark', phase = 'activate' } = result.data.start
  const steps = result.data.steps.map((step) => ({ ...step, by: step.by ?? turn }))
  const learner = steps[0]?.by ?? turn
  const by = learner === 'light' ? ('dark' as const) : ('light' as const)
  const opponent = result.data.opponent.map((step) => ({ ...step, by }))
  const start = { ...result.data.start, turn, phase }
  return { ok: true, scenario: { ...result.data, start, steps, opponent } }
}
