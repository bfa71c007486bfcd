/** The shelf of lessons: the scenarios of this game, with the words that they have none of themselves. */

import type { Language } from '../../i18n/index.ts'
import { notes, titles } from './lesson-words.ts'

export interface Ti4Lesson {
  id: string
  title: Record<Language, string>
  about: Record<Language, string>
  steps: number
  text: string
}

const files = import.meta.glob<string>('../../scenarios/ti4/**/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

function described(text: string): Ti4Lesson {
  const { id, title, why, fr, steps } = JSON.parse(text)
  return {
    id,
    title: { en: title, fr: fr?.title ?? titles[id] ?? title },
    about: { en: why ?? '', fr: fr?.why ?? '' },
    steps: steps.length,
    text,
  }
}

/** Every lesson, in the order of the rules. */
export const ti4Lessons: readonly Ti4Lesson[] = Object.entries(files)
  .map(([, text]) => described(text))
  .sort((one, other) => (one.id < other.id ? -1 : 1))

export const ti4Lesson = (id: string): Ti4Lesson | undefined =>
  ti4Lessons.find((lesson) => lesson.id.toLowerCase() === id.toLowerCase())

/** The note of a step in a language. */
export const stepNote = (note: string | undefined, language: Language): string | undefined =>
  language === 'fr' && note ? notes[note] : note
