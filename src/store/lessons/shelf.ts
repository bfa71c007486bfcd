/** The shelf of lessons comes with the first of them that is wanted. */

import { fetchPart } from '../browser/fetching.ts'
import type { Lesson } from './lesson.ts'

export { firstId, type Lesson } from './lesson.ts'

const shelf = () => fetchPart('src/store/lessons/lessons.ts', () => import('./lessons.ts'))

/** What comes after a lesson on the path; null after the last one, and after what is no story. */
export const lessonAfter = async (id: string): Promise<Lesson | null> => (await shelf()).lessonAfter(id)

/** The first lesson of the path that is not done; null where all are. */
export const nextLesson = async (finished: readonly string[]): Promise<Lesson | null> =>
  (await shelf()).nextLesson(finished)

/** Everything on the shelf, stories first. */
export const lessons = async (): Promise<Lesson[]> => (await shelf()).lessons()

/** A lesson, an example of the shelf or a further position by its id, in whatever case; null where there is none. */
export const lessonById = async (id: string): Promise<Lesson | null> => (await shelf()).lessonById(id)
