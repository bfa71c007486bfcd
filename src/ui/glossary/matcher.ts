/** Finds the terms of the glossary in a text: the longest first, whole words only, each term once. */

import type { Glossary, Term } from '../../i18n/glossary/words.ts'

/** A piece of a text: as it is, or a term as it stands there. */
export type Piece = string | { term: Term; text: string }

/** @param taken the terms that are not marked any more; those that are found are added. @param titles of cards, within which nothing is a term. */
export type Find = (text: string, taken?: Set<Term>, titles?: readonly string[]) => Piece[]

const blank = '[ \\u00a0\\u202f]'

/** A form as a pattern. A small first letter may be a capital where a sentence begins. */
function pattern(form: string): string {
  const [first = '', ...rest] = form
  const others = rest
    .join('')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/[’']/g, "[’']")
    .replace(/ /g, blank)
    .replace(/#/g, '\\d+')
  const [small, large] = [first.toLowerCase(), first.toUpperCase()]
  return first === large ? `${first}${others}` : `[${small}${large}]${others}`
}

/** A form as it is looked up, whatever blanks, apostrophes and numbers stand in it. */
const plain = (form: string): string =>
  form
    .replace(/[ \u00a0\u202f]/g, ' ')
    .replace(/'/g, '’')
    .replace(/\d+/g, '#')

const lowerFirst = (form: string): string => form.charAt(0).toLowerCase() + form.slice(1)

const listed = (list: string): string[] => list.split(',').flatMap((one) => one.trim() || [])

const beginsSentence = (before: string): boolean =>
  /(?:^|[.!?…:»”"\n])[\s«“"(\u00a0\u202f]*$|^[\s«“"(]*$/u.test(before)
const isNamed = (after: string): boolean => /^[ \u00a0]\p{Lu}/u.test(after)
const isPartOfName = (before: string): boolean => /\p{Lu}[\p{L}’-]* $/u.test(before)

/** Which stretches of a text are titles of cards. */
function stretches(text: string, titles: readonly string[]): (readonly [from: number, to: number])[] {
  return titles.flatMap((title) => {
    const found: [number, number][] = []
    for (let at = text.indexOf(title); title && at >= 0; at = text.indexOf(title, at + title.length))
      found.push([at, at + title.length])
    return found
  })
}

/**
 * Is it the term, and not a part of a name? A capital in the middle of a sentence begins a name, where the term is written
 * small; and so does a capital beside another one.
 */
function isMeant(form: string, text: string, before: string, after: string): boolean {
  if (form === text.charAt(0)) return true
  const small = form.charAt(0) !== form.charAt(0).toUpperCase()
  const large = text.charAt(0) === text.charAt(0).toUpperCase()
  if (small) return !large || (beginsSentence(before) && !isNamed(after))
  const [last = ''] = /\S+ $/u.exec(before) ?? []
  return (
    !isNamed(after) && (!isPartOfName(before) || beginsSentence(before.slice(0, before.length - last.length)))
  )
}

/** A search for the terms of a glossary in one language. */
export function matcher({ terms, no }: Pick<Glossary, 'terms' | 'no'>): Find {
  const forms = new Map<string, Term | null>(listed(no).map((form) => [plain(form), null]))
  for (const [id, { term, also }] of Object.entries(terms))
    for (const form of [term, ...listed(also)]) forms.set(plain(form), id as Term)
  const longestFirst = [...forms.keys()].sort((one, other) => other.length - one.length)
  const any = `(?<![\\p{L}\\p{N}_-])(?:${longestFirst.map(pattern).join('|')})(?![\\p{L}\\p{N}_-])`
  const search = new RegExp(any, 'gu')

  const formOf = (text: string): string => {
    const found = plain(text)
    return forms.has(found) ? found : lowerFirst(found)
  }

  return (text, taken = new Set(), titles = []) => {
    const named = stretches(text, titles)
    const pieces: Piece[] = []
    let from = 0
    for (const { 0: found, index } of text.matchAll(search)) {
      const form = formOf(found)
      const term = forms.get(form)
      const to = index + found.length
      if (!term || taken.has(term) || named.some(([begin, end]) => index < end && to > begin)) continue
      if (!isMeant(form, found, text.slice(0, index), text.slice(to))) continue
      taken.add(term)
      if (index > from) pieces.push(text.slice(from, index))
      pieces.push({ term, text: found })
      from = to
    }
    if (from < text.length) pieces.push(text.slice(from))
    return pieces
  }
}
