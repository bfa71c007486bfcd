/** Which lesson shows a rule both ways: an act that it refuses, and one that is allowed. */

import { type Lesson, lessons } from './lessons.ts'

interface Step {
  do?: unknown
  expect?: { illegal?: true | readonly string[] }
}

let known: Promise<ReadonlyMap<string, string>> | null = null

async function read(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  const shelf = await lessons()
  // Short ones first: what is shown is seen at once.
  for (const { id, text } of [...shelf].sort((one, other) => one.steps - other.steps)) {
    const steps: Step[] = JSON.parse(text).steps
    const refused = steps.flatMap(({ expect }) => (Array.isArray(expect?.illegal) ? expect.illegal : []))
    const allowed = steps.some((step) => step.do !== undefined && step.expect?.illegal === undefined)
    for (const rule of allowed ? refused : []) if (!found.has(rule)) found.set(rule, id)
  }
  return found
}

/** The shortest such lesson for the first of these rules that has one; null where none has. */
export async function shownBothWays(rules: readonly string[]): Promise<string | null> {
  known ??= read()
  const found = await known
  return rules.map((rule) => found.get(rule)).find((one) => one !== undefined) ?? null
}

/** The rules of which a lesson has been offered in this visit: each is offered once. */
const offered = new Set<string>()

/**
 * A lesson of the path about one of these rules that has not been finished, the earliest first; null where there is none,
 * and for a rule of which one has been offered already.
 */
export async function lessonAbout(
  rules: readonly string[],
  finished: readonly string[],
): Promise<Lesson | null> {
  const fresh = rules.filter((rule) => !offered.has(rule))
  const found = (await lessons()).find(
    ({ story, id, rules: about }) =>
      story && !finished.includes(id) && about.some((one) => fresh.includes(one)),
  )
  if (!found) return null
  for (const rule of found.rules) offered.add(rule)
  return found
}
