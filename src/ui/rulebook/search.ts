/**
 * Finding rules by questions in everyday words: what people call things is looked up beside what the rules call them, words
 * are cut to their stems, the beginning of a word is enough, and a slip of the fingers is forgiven.
 */

import MiniSearch, { type Query } from 'minisearch'
import type { Language } from '../../i18n/index.ts'
import { folded } from '../../store/index.ts'
import { asked as askedInEnglish } from './everyday/asked.en.ts'
import { asked as askedInFrench } from './everyday/asked.fr.ts'
import { everyday as english } from './everyday/en.ts'
import type { Everyday } from './everyday/everyday.ts'
import { everyday as french } from './everyday/fr.ts'

const everydays: Partial<Record<Language, Everyday & { asked: Readonly<Record<string, string>> }>> = {
  en: { ...english, asked: askedInEnglish },
  fr: { ...french, asked: askedInFrench },
}

/** What can be found. */
export interface Findable {
  id: string
  title: string
  text: string
  cites: readonly { heading: string }[]
}

/** What is this much worse than the best answer is none. */
const least = 0.25

/** The shortest stem: what is left of a shorter word says too little. */
const shortest = 4

function stemmed(word: string, { stem }: Everyday): string {
  return stem.reduce((rest, end) => {
    const cut = rest.replace(end, '')
    return cut.length >= shortest ? cut : rest
  }, word)
}

/** What has been found, and by which words of it, as they are compared. */
export type Found<R extends Findable> = R & { matched: ReadonlySet<string> }

/** Words as they are compared: without case, accents and signs, and without what is joined to them. */
const wordsOf = (text: string, { tail }: Everyday): string[] =>
  folded(text)
    .split(/[^a-z0-9-]+/)
    .map((word) => (tail ? word.replace(tail, '') : word))
    .filter(Boolean)

/** What the rules call it, by the stems of what people call it: “shooting” asks as “shoot” does. */
const sameByStem = (everyday: Everyday): ReadonlyMap<string, readonly string[]> =>
  new Map(Object.entries(everyday.same).map(([word, others]) => [stemmed(word, everyday), others]))

/**
 * A search over rules in a language.
 * @returns from a question to what it finds, the best first; null where nothing is asked.
 */
export function ruleSearch<R extends Findable>(
  rules: readonly R[],
  language: Language,
): (question: string) => readonly Found<R>[] | null {
  const everyday = everydays[language] ?? { ...english, asked: {} }
  const empty = new Set(everyday.empty.split(' '))
  const same = sameByStem(everyday)
  const byId = new Map(rules.map((rule) => [rule.id, rule]))
  const index = new MiniSearch<{ id: string; title: string; text: string; heading: string; asked: string }>({
    fields: ['title', 'text', 'heading', 'id', 'asked'],
    tokenize: (text) => wordsOf(text, everyday),
    processTerm: (word) => (empty.has(word) ? null : stemmed(word, everyday)),
    searchOptions: { tokenize: (word) => [word], processTerm: (word) => word },
  })
  index.addAll(
    rules.map(({ id, title, text, cites }) => ({
      id,
      title,
      text,
      heading: cites.map(({ heading }) => heading).join(' '),
      asked: everyday.asked[id] ?? '',
    })),
  )
  /** What a word of a question may mean: itself, and less surely what the rules call it. */
  const meanings = (word: string): Query => {
    const own = stemmed(word, everyday)
    const others = (everyday.same[word] ?? same.get(own) ?? []).map((one) => stemmed(one, everyday))
    return {
      combineWith: 'OR',
      queries: [own, ...others.filter((one) => one !== own)].map((term, at) => ({
        queries: [term],
        combineWith: 'OR',
        boost:
          at === 0 && others.length > 0 && !others.includes(own)
            ? { asked: 4, title: 2 }
            : { asked: 4, title: 3 },
        prefix: term.length >= shortest,
        fuzzy: term.length >= 5 ? 0.2 : false,
      })),
    }
  }
  return (question) => {
    const asked = wordsOf(question, everyday)
    if (asked.length === 0) return null
    // Who asks for a number wants that rule.
    const named = byId.get(question.trim().toUpperCase())
    if (named) return [{ ...named, matched: new Set() }]
    const telling = asked.filter((word) => !empty.has(word))
    const words = telling.length > 0 ? telling : asked
    const hits = index.search({ combineWith: 'OR', queries: words.map(meanings) })
    const found = hits
      .filter(({ score }) => score >= least * (hits[0]?.score ?? 0))
      .flatMap(({ id, match }) => {
        const rule = byId.get(String(id))
        return rule ? [{ ...rule, matched: new Set(Object.keys(match)) }] : []
      })
    return found
  }
}

/** A word of a text with what a language joins to it; the parts of it are compared one by one. */
const words = /[\p{L}\p{N}\p{M}-]+/gu

/** A text in pieces: those that a question has been answered by, and what stands between. */
export function inPieces(
  text: string,
  matched: ReadonlySet<string>,
  language: Language,
): readonly { text: string; marked: boolean }[] {
  const everyday = everydays[language] ?? english
  const pieces: { text: string; marked: boolean }[] = []
  let from = 0
  for (const { 0: word, index } of matched.size > 0 ? text.matchAll(words) : []) {
    if (!wordsOf(word, everyday).some((part) => matched.has(stemmed(part, everyday)))) continue
    pieces.push({ text: text.slice(from, index), marked: false }, { text: word, marked: true })
    from = index + word.length
  }
  pieces.push({ text: text.slice(from), marked: false })
  return pieces.filter((piece) => piece.text !== '')
}
