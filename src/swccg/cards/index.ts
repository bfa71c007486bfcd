/**
 * The pool: every card that the game knows, sorted by set, then by number.
 *
 * A card stands in the file of its set and side; a set of many cards has files for its kinds of cards besides (`-locations`,
 * `-characters`, `-interrupts`; Premiere for every kind, `-ships` with the vehicles, `-weapons` with the devices). Sets of a few
 * cards share `small-sets-*`. What several cards say stands in common.ts; what the two sides' versions of a card share, in
 * counterparts.ts. Within a file cards stand by number.
 */

import type { CardFacts } from '../model/types.ts'
import { cardsFetchedLater } from './fetched-later.ts'
import { firstLessonCards } from './first-lesson.ts'

const number = ({ key }: CardFacts) => key.split('_').map(Number) as [number, number]

/** All cards of the pool. */
export const pool: CardFacts[] = [...firstLessonCards, ...cardsFetchedLater].sort(
  (a, b) => number(a)[0] - number(b)[0] || number(a)[1] - number(b)[1],
)
