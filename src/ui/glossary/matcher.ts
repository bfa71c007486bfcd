/** Finds the terms of the glossary in a text: the longest first, whole words only, each term once. */

import type { Glossary, Term } from '../../i18n/glossary/words.ts'

/** A piece of a text: as it is, or a term as it stands there. */
export type Piece = string | { term: Term; text: string }

/** @param taken the terms that are not marked any more; those that are found are added. @param titles of cards, within which nothing is a term. */
export type Find = (text: string, taken?: Set<Term>, titles?: readonly string[]) => Piece[]

/** A term where it stands in a text. */
interface Found {
  term: Term
  from: number
  to: number
}

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

/** The first word of a form: forms are looked for only where it stands. */
const firstWord = (form: string): string => /[\p{L}\p{N}]+/u.exec(form)?.[0].toLowerCase() ?? ''

/** The forms that begin with each word, as one pattern: the longest counts. */
function patterns(forms: Iterable<string>): ReadonlyMap<string, RegExp> {
  const groups = new Map<string, string[]>()
  for (const form of forms) groups.set(firstWord(form), [...(groups.get(firstWord(form)) ?? []), form])
  return new Map(
    [...groups].map(([word, group]) => {
      const longestFirst = group.sort((one, other) => other.length - one.length).map(pattern)
      return [word, new RegExp(`(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}_-])`, 'uy')]
    }),
  )
}

/** So many texts are kept as they were cut: a rulebook is drawn again with each letter that is asked. */
const most = 2000

/** A search for the terms of a glossary in one language. */
export function matcher({ terms, no }: Pick<Glossary, 'terms' | 'no'>): Find {
  const forms = new Map<string, Term | null>()
  for (const [id, { term, also }] of Object.entries(terms))
    for (const form of [term, ...listed(also)]) forms.set(plain(form), id as Term)
  for (const form of listed(no)) forms.set(plain(form), null)
  const search = patterns(forms.keys())

  const formOf = (text: string): string => {
    const found = plain(text)
    return forms.has(found) ? found : lowerFirst(found)
  }

  /** Everything that looks like a term, wherever it is. */
  const candidates = (text: string): Found[] => {
    const found: Found[] = []
    let past = 0
    for (const { 0: word, index } of text.matchAll(/(?<![\p{L}\p{N}_-])[\p{L}\p{N}]+/gu)) {
      const any = search.get(word.toLowerCase())
      if (!any || index < past) continue
      any.lastIndex = index
      const [said] = any.exec(text) ?? []
      if (said === undefined) continue
      past = index + said.length
      const form = formOf(said)
      const term = forms.get(form)
      if (term && isMeant(form, said, text.slice(0, index), text.slice(past)))
        found.push({ term, from: index, to: past })
    }
    return found
  }

  const known = new Map<string, Found[]>()
  const kept = (text: string): Found[] => {
    let found = known.get(text)
    if (!found) {
      found = candidates(text)
      if (known.size >= most) known.clear()
      known.set(text, found)
    }
    return found
  }

  return (text, taken = new Set(), titles = []) => {
    const named = stretches(text, titles)
    const pieces: Piece[] = []
    let past = 0
    for (const { term, from, to } of kept(text)) {
      if (taken.has(term) || named.some(([begin, end]) => from < end && to > begin)) continue
      taken.add(term)
      if (from > past) pieces.push(text.slice(past, from))
      pieces.push({ term, text: text.slice(from, to) })
      past = to
    }
    if (past < text.length) pieces.push(text.slice(past))
    return pieces
  }
}
