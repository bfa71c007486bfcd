/** Where the headings of the documents stand in the sources: heading, file, ids of rules. */

import { allRules } from '../../swccg/index.ts'
import { allRules as allOfTi4 } from '../../ti4/index.ts'
import { filesOfRules, isRule } from '../sources.ts'
import { headingsOfEntries } from './headings-of-entries.ts'

/** A rule under a heading of a document. */
export interface Entry {
  doc: string
  heading: string
  /** The id of the document's entry. */
  id: string
  /** The rule that is declared for it: itself, or one that states the same. */
  rule: string
  /** The source file that declares the rule. */
  file: string
}

/**
 * The entries of all documents, in the order of their rules' ids.
 * @throws where a rule stands in no file, or an entry that states the same stands under no heading
 */
export function entries(): Entry[] {
  const files = filesOfRules()
  const elsewhere = new Map<string, { doc: string; heading: string }[]>()
  for (const [doc, headings] of Object.entries(headingsOfEntries))
    for (const [heading, ...ids] of headings)
      for (const id of ids) elsewhere.set(id, [...(elsewhere.get(id) ?? []), { doc, heading }])
  return [...allRules, ...allOfTi4].flatMap((rule) => {
    const file = files.get(rule.id)
    if (file === undefined) throw new Error(`${rule.id} is declared in no file of rules`)
    const own = rule.cites.map((cite) => ({ ...cite, id: rule.id, rule: rule.id, file }))
    const same = (rule.same ?? []).flatMap((id) => {
      const places = elsewhere.get(id)
      if (!places) throw new Error(`${id} stands under no heading: add it to headings-of-entries.ts`)
      return places.map((place) => ({ ...place, id, rule: rule.id, file }))
    })
    return [...own, ...same]
  })
}

/** Headings are compared by their words: without case, accents, marks and the s of a plural. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))

/** Is every word of the one the beginning of a word of the other? */
const isPartOf = (words: readonly string[], text: string): boolean => {
  const there = wordsOf(text)
  return words.every((word) => there.some((other) => other.startsWith(word)))
}

/**
 * What stands under a heading: an id finds its entry; words find the heading that consists of them; if there is none, all
 * headings that have them; if there is none, those that have them with the names of folder and file; if there is none, those
 * that are nearest.
 */
export function under(text: string, all: readonly Entry[] = entries()): Entry[] {
  const id = text.trim().toUpperCase()
  if (isRule(id)) return all.filter((entry) => entry.id === id)
  const words = wordsOf(text)
  if (words.length === 0) return []
  const same = words.join(' ')
  const ways: ((entry: Entry) => boolean)[] = [
    ({ heading }) => wordsOf(heading).join(' ') === same,
    ({ heading }) => isPartOf(words, heading),
    ({ heading, file }) => isPartOf(words, `${heading} ${file.replace(/^src\/\w+\/rules|[.]ts$/g, '')}`),
  ]
  for (const way of ways) {
    const found = all.filter(way)
    if (found.length > 0) return found
  }
  return nearest(words, all)
}

/** Do two words begin alike, as `deploying` and `deployment` do, or `attritoin` and `attrition`? */
const areLike = (one: string, other: string): boolean =>
  one === other || (one.length > 4 && other.length > 4 && one.slice(0, 5) === other.slice(0, 5))

/** The headings that have most of these words, or words that begin like them, if they have at least half of them. */
function nearest(words: readonly string[], all: readonly Entry[]): Entry[] {
  const countIn = (heading: string): number => {
    const there = wordsOf(heading)
    return words.filter((word) => there.some((other) => areLike(word, other))).length
  }
  const most = Math.max(0, ...all.map(({ heading }) => countIn(heading)))
  return most > 0 && most * 2 >= words.length ? all.filter(({ heading }) => countIn(heading) === most) : []
}

/** The page docs/index-of-headings.md: of each document its headings, the files of each, and the ids that each declares. */
export function indexOfHeadings(): string {
  const all = entries()
  const docs = [...new Set(all.map(({ doc }) => doc))]
  const byName = new Intl.Collator('en', { numeric: true }).compare
  const parts = docs.map((doc) => {
    const here = all.filter((entry) => entry.doc === doc)
    const headings = [...new Set(here.map(({ heading }) => heading))].sort(byName)
    const lines = headings.map((heading) => {
      const its = here.filter((entry) => entry.heading === heading)
      const files = [...new Set(its.map(({ file }) => file))].sort(byName)
      const texts = files.map((file) => {
        const ids = [...new Set(its.filter((entry) => entry.file === file).map(({ id }) => id))].sort(byName)
        return `  - [${file.replace(/^src\/(swccg\/)?/, '')}](../${file}): ${ids.join(', ')}`
      })
      return [`- **${heading}**`, ...texts].join('\n')
    })
    return `## ${doc}\n\n${lines.join('\n')}\n`
  })
  const head = `# Index of headings

Written by \`npm run docs\`; a test compares it with the sources. Search it for a heading, or ask \`npm run rules -- --heading "End of turn"\`. Each heading of a document is followed by the files that declare its rules, and by the ids of these rules. An id that is not in the file's text states the same as one that is (\`same\`).
`
  return [head, ...parts].join('\n')
}
