/** Looking for words in a title. ("With X in title/lore/game text") */

import type { Edition } from '../types.ts'
import { plain } from './pool.ts'

/** The words of titles that have been taken apart already: filters ask again and again. */
const known = new Map<string, string[]>()

/** The words of a title, in their order. */
function wordsOf(title: string): string[] {
  let words = known.get(title)
  if (!words) {
    words = plain(title)
      .split(/[^a-z0-9'-]+/)
      .filter((word) => word !== '')
    known.set(title, words)
  }
  return words
}

/** The editions in which a plural or possessive counts as the word; the rulings of 2001 do not speak of those. (KRN-085) */
const formsCountIn: readonly Edition[] = ['ar']

/** Does a plural or possessive count as the word where these rules are played? */
export const formsCount = ({ edition }: { edition: Edition }): boolean => formsCountIn.includes(edition)

/** A word without the ending of a plural or possessive. */
const bare = (word: string): string => word.replace(/'s$|s'?$/, '')

/**
 * Do these words stand in a title: whole, one directly after the other, in this order? In their very form, or also as a plural
 * or possessive. (KRN-085, KRN-086, TRM-378, TRM-379)
 */
export function hasWords(title: string, wanted: string, anyForm: boolean): boolean {
  const words = wordsOf(title)
  const sought = wordsOf(wanted)
  const isSame = (word: string | undefined, one: string) =>
    word === one || (anyForm && word !== undefined && bare(word) === bare(one))
  return words.some(
    (_, from) =>
      sought.every((one, index) => isSame(words[from + index], one)) &&
      !isSecondDeathStar(sought, words[from + sought.length]),
  )
}

/** 'Death Star' means the first of the two only. (DEP-177) */
const isSecondDeathStar = (sought: readonly string[], next: string | undefined): boolean =>
  next === 'ii' && sought.join(' ') === 'death star'

/** Does the title name the second Death Star where the first is asked for? (DEP-177) */
export const isOtherDeathStar = (title: string, wanted: string | undefined): boolean =>
  wanted !== undefined && plain(wanted) === 'death star' && plain(title).includes('death star ii')

/** Why a title that comes near has not got these words: one of them is but a part of a longer word, or others are between. */
export function nearWords(title: string, wanted: string, anyForm: boolean): 'part' | 'apart' | null {
  if (hasWords(title, wanted, anyForm)) return null
  const sought = wordsOf(wanted)
  if (sought.every((one) => hasWords(title, one, anyForm))) return 'apart'
  return plain(title).includes(plain(wanted)) ? 'part' : null
}

/** Is it only as a plural or possessive that the words stand there? */
export const hasFormOf = (title: string, wanted: string): boolean =>
  hasWords(title, wanted, true) && !hasWords(title, wanted, false)
