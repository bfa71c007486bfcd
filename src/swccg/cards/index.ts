/** The pool: every card that the game knows, sorted by set, then by number. */

import type { CardFacts } from '../model/types.ts'
import { cardsFetchedLater } from './fetched-later.ts'
import { firstLessonCards } from './first-lesson.ts'

const number = ({ key }: CardFacts) => key.split('_').map(Number) as [number, number]

/** All cards of the pool. */
export const pool: CardFacts[] = [...firstLessonCards, ...cardsFetchedLater].sort(
  (a, b) => number(a)[0] - number(b)[0] || number(a)[1] - number(b)[1],
)
