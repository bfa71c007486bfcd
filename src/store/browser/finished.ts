/**
 * What has been learned: the ids of the lessons that somebody has done, at each table of its own, and what the guide
 * through the first game has explained. Each is one short text in the browser, which may be damaged like any other: what is
 * no id is left out of it, and the page says so once.
 */

import { recall, remember } from './storage.ts'

/** The lessons of either table, and what has been explained. */
export const learners = ['finished', 'ti4.finished', 'explained'] as const
export type Learner = (typeof learners)[number]

/** More than any table has, by far. */
const most = { ids: 5000, text: 200_000 }

const isId = (word: string): boolean => /^[\w.-]{1,80}$/.test(word)

/** The ids in a text that was kept, each once, and whether anything else stood in it. */
function idsIn(text: string): { ids: readonly string[]; damaged: boolean } {
  const words = text.slice(0, most.text).split(' ').filter(Boolean)
  const ids = [...new Set(words.filter(isId))].slice(0, most.ids)
  return { ids, damaged: text.length > most.text || words.some((word) => !isId(word)) }
}

/** The lessons that are done, in the order in which they were. */
export const finishedLessons = (of: Learner): readonly string[] => idsIn(recall(of) ?? '').ids

/** Is a part of what was kept no list of lessons? */
export const finishedDamaged = (of: Learner): boolean => idsIn(recall(of) ?? '').damaged

/** Notes lessons as done, beside those that were. Returns them all. */
export function noteFinished(of: Learner, ...more: readonly string[]): readonly string[] {
  const all = [...new Set([...finishedLessons(of), ...more.filter(isId)])].slice(0, most.ids)
  remember(of, all.join(' '))
  return all
}

/** Takes in what another browser had written of it, which is believed no further than its ids. Returns them all. */
export const joinFinished = (of: Learner, text: string): readonly string[] =>
  noteFinished(of, ...idsIn(text).ids)
