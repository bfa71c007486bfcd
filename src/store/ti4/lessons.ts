/** The shelf of lessons: the scenarios of this game, with the words that they have none of themselves. */

import { scenarios } from '../../i18n/ti4/scenarios/all.ts'
import { textsOf, withTexts } from '../../scenarios/format/texts.ts'

export interface Ti4Lesson {
  id: string
  texts: ReturnType<typeof textsOf>
  steps: number
  text: string
}

const files = import.meta.glob<string>('../../scenarios/ti4/**/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

function described(file: string): Ti4Lesson {
  const text = withTexts(file, scenarios)
  const scenario = JSON.parse(text)
  const { id, steps } = scenario
  return { id, texts: textsOf(scenario), steps: steps.length, text }
}

/** Every lesson, in the order of the rules. */
export const ti4Lessons: readonly Ti4Lesson[] = Object.entries(files)
  .map(([, text]) => described(text))
  .sort((one, other) => (one.id < other.id ? -1 : 1))

export const ti4Lesson = (id: string): Ti4Lesson | undefined =>
  ti4Lessons.find((lesson) => lesson.id.toLowerCase() === id.toLowerCase())
