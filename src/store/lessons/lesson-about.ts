/** Which lesson is offered beside a refusal. */

import type { Lesson } from './lesson.ts'
import { pathOfLessons } from './lessons.ts'

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
  const found = (await pathOfLessons()).find(
    ({ id, rules: about }) => !finished.includes(id) && about.some((one) => fresh.includes(one)),
  )
  if (!found) return null
  for (const rule of found.rules) offered.add(rule)
  return found
}
