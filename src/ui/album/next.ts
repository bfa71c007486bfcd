/** What somebody may try next who has met some rules: pure, of what is known of rules and of what shows them. */

import type { Chapter } from '../rulebook/chapters.ts'

/** What is known of a rule here. */
export interface Sticker {
  id: string
  chapter: Chapter
  kind: 'forbids' | 'changes' | 'permits'
  /** It has been met in either way. */
  met: boolean
  /** What shows it best; null where nothing does. */
  best: string | null
}

/** How far somebody has come in a chapter, from 0 to 1; a whole one counts as none. */
function farIn(stickers: readonly Sticker[], chapter: Chapter): number {
  const own = stickers.filter((one) => one.chapter === chapter)
  const met = own.filter((one) => one.met).length
  return met === own.length ? -1 : met / own.length
}

/**
 * So many rules that were not met, each with something that shows it: one that refuses, then one that is at work, in turn,
 * of the chapter that is looked at, and then of those in which most has been met.
 */
export function suggested(stickers: readonly Sticker[], looked: Chapter, count: number): readonly Sticker[] {
  const far = new Map(
    [...new Set(stickers.map(({ chapter }) => chapter))].map((one) => [one, farIn(stickers, one)]),
  )
  const rank = ({ chapter }: Sticker) => (chapter === looked ? 2 : (far.get(chapter) ?? 0))
  const open = stickers
    .filter(({ met, best }) => !met && best !== null)
    .sort((one, other) => rank(other) - rank(one) || (one.id < other.id ? -1 : 1))
  const refusing = open.filter(({ kind }) => kind === 'forbids')
  const working = open.filter(({ kind }) => kind !== 'forbids')
  const found: Sticker[] = []
  while (found.length < count && refusing.length + working.length > 0) {
    const [list, other] = found.length % 2 === 0 ? [refusing, working] : [working, refusing]
    const next = list.shift() ?? other.shift()
    if (next) found.push(next)
  }
  return found
}
