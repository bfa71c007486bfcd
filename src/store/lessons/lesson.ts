/** What the shelf has of each lesson. */

import type { textsOf } from '../../scenarios/format/texts.ts'

/** The lesson that a newcomer finds on the table. */
export const firstId = 'what-a-card-says'

export interface Lesson {
  id: string
  /** In a language in which nobody has told it, its rules tell what it is about. */
  texts: ReturnType<typeof textsOf>
  /** What it is about, the first one above all. */
  rules: readonly string[]
  edition: string
  steps: number
  /** A told story; the others are short exercises, one rule each. */
  story: boolean
  text: string
}
