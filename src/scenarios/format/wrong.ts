/** What is wrong with a scenario file: told by a key and what it names, and put into words where somebody reads it. */

import { isKeyOf } from '../../kernel/index.ts'
import { fill } from '../../kernel/phrases.ts'
import type { WrongKey, WrongWords } from './wrong.en.ts'

export type { WrongKey, WrongWords } from './wrong.en.ts'

/** What a sentence names; of a list each entry. */
export type Details = Record<string, string | number | readonly string[]>

/** What is wrong: which sentence says it, and what that names. */
export interface Wrong {
  say: WrongKey
  with?: Details
  /** What would do just as well, were it right. */
  or?: readonly Wrong[]
}

export const wrong = (say: WrongKey, details: Details = {}): Wrong => ({ say, with: details })

/** What is wrong with a file, and the path of the place (`start.place[3].slot`; empty for the file as a whole). */
export type Unread = { ok: false; path: string; wrong: Wrong }

/** A text of a file is shown as far as this, in characters. */
const longest = 60

const cut = (text: string, most = longest): string => (text.length > most ? `${text.slice(0, most)}…` : text)
const shown = (text: string): string => JSON.stringify(cut(text))

/** Details that are not quoted: they are words of the phrase book, or titles and paths. */
const tables = {
  kind: 'kind',
  instead: 'kind',
  sign: 'sign',
  thing: 'thing',
  side: 'side',
  slot: 'slot',
} as const
const asTheyAre = new Set(['card', 'ship', 'where', 'rules'])

function detailIn(book: WrongWords, key: string, value: Details[string] | undefined): string | null {
  if (value === undefined) return null
  if (Array.isArray(value)) return value.map((one) => (asTheyAre.has(key) ? one : shown(one))).join(', ')
  if (isKeyOf(tables, key)) {
    const words: Record<string, string> = book[tables[key]]
    return words[String(value)] ?? shown(String(value))
  }
  return typeof value === 'number' || asTheyAre.has(key) ? String(value) : shown(String(value))
}

const plainly = { isOne: (count: number) => count === 1, after: (text: string, word: string) => text + word }

const sentence = (book: WrongWords, { say, with: details = {}, or = [] }: Wrong): string => {
  const filling = {
    word: (key: string) => detailIn(book, key, details[key]),
    count: (key: string) => Number(details[key]),
  }
  const text = fill(book.sentences[say], filling, plainly) ?? book.sentences.misfit
  return [text, ...or.map((other) => sentence(book, other))].join(book.or)
}

/** What is wrong in a language, with the place in the file. */
export function inWords(book: WrongWords, { path, wrong }: Pick<Unread, 'path' | 'wrong'>): string {
  const text = sentence(book, wrong)
  return path === ''
    ? text
    : book.at.replace(/\{(\w+)\}/g, (_, key) => (key === 'path' ? cut(path, 2 * longest) : text))
}
