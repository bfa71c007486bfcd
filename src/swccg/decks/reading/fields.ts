/** Lists whose entries have fields, as JSON or as YAML: each entry becomes a line such as people write it. */

import { keysOf } from '../../../kernel/index.ts'
import { headingOf } from '../headings.ts'
import { longestLine, sideNamed } from './heard.ts'
import { idAlone } from './line.ts'

/** How the fields of an entry are called. */
const called = {
  title: /^(?:title|name|card|card_?(?:name|title)|nom|titre|carte)$/i,
  count: /^(?:count|qty|quantity|copies|amount|number|nombre|quantité|exemplaires)$/i,
  id: /^(?:id|card_?id|gemp_?id|blueprint(?:_?id)?|code)$/i,
  set: /^(?:set|set_?name|expansion|édition|extension)$/i,
} as const
type Field = keyof typeof called
const fields = keysOf(called)

/** What says something of the whole list. */
const said = { side: /^(?:side|côté)$/i, name: /^(?:name|title|deck_?name|nom)$/i, start: /^start(?:ing)?$/i }

/** Lists lie no deeper in one another than this. */
const deepest = 4

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).replace(/\s+/g, ' ').trim().slice(0, longestLine)
    : ''

function fieldOf(entry: Fields, field: Field): unknown {
  const key = Object.keys(entry).find((one) => called[field].test(one))
  return key === undefined ? undefined : entry[key]
}

/** An entry as a line; null where it names no card. */
function lineOf(entry: Fields): string | null {
  const card = fieldOf(entry, 'title')
  if (isFields(card)) return lineOf({ ...card, count: fieldOf(entry, 'count') ?? 1 })
  const number = plain(fieldOf(entry, 'id'))
  const id = idAlone.test(number) ? number : ''
  const title = plain(card)
  if (title === '' && id === '') return null
  const count = plain(fieldOf(entry, 'count'))
  const set = plain(fieldOf(entry, 'set'))
  const parts = [/^\d{1,4}$/.test(count) ? `${count}x` : '', id, title, set === '' ? '' : `[${set}]`]
  return parts.filter((part) => part !== '').join(' ')
}

/** Do its keys name cards, each with a number of copies? */
const isCounts = (value: Fields): boolean => {
  const entries = Object.entries(value)
  return (
    entries.length > 0 &&
    entries.every(
      ([key, count]) => Number.isInteger(count) && !fields.some((field) => called[field].test(key)),
    )
  )
}

function* linesIn(value: unknown, depth: number): Generator<string> {
  if (depth > deepest) return
  if (typeof value === 'string') yield plain(value)
  else if (Array.isArray(value)) for (const one of value) yield* linesIn(one, depth + 1)
  else if (isFields(value)) yield* isCounts(value) ? countsIn(value) : linesOfFields(value, depth)
}

function* countsIn(value: Fields): Generator<string> {
  for (const [title, count] of Object.entries(value)) yield `${count}x ${plain(title)}`
}

/** The line of an entry, or those of the lists that it holds, each below its heading. */
function* linesOfFields(value: Fields, depth: number): Generator<string> {
  const lists = Object.entries(value).filter(
    ([key, held]) => (Array.isArray(held) || isFields(held)) && !(isFields(held) && called.title.test(key)),
  )
  if (lists.length === 0) {
    const line = lineOf(value)
    if (line !== null) yield line
    return
  }
  for (const [key, held] of Object.entries(value)) {
    const text = plain(held)
    if (said.side.test(key) && sideNamed(text)) yield `Side: ${text}`
    else if (said.name.test(key) && text !== '') yield `Name: ${text}`
    else if (said.start.test(key) && text !== '') yield `Start: ${text}`
  }
  for (const [key, held] of lists) {
    const heading = headingOf(key)
    if (heading?.starting) for (const line of linesIn(held, depth + 1)) yield `Start: ${line}`
    else {
      yield heading ? key : '[deck]'
      yield* linesIn(held, depth + 1)
    }
  }
}

const isOfNoCard = (line: string): boolean => /^(?:\[|Side: |Name: )/.test(line) || headingOf(line) !== null

/** The lines of a list that is written as JSON, none where it has no entry; null where the text is no JSON. */
export function linesOfJson(text: string): string[] | null {
  if (!/^\s*[[{]/.test(text)) return null
  try {
    const lines = [...linesIn(JSON.parse(text), 0)].filter((line) => line !== '')
    return lines.every(isOfNoCard) ? [] : lines
  } catch {
    return null
  }
}

const begins = /^\s*-\s+([\p{L}_]+)\s*:\s+(\S.*)$/u
const goesOn = /^\s+([\p{L}_]+)\s*:\s+(\S.*)$/u
const isField = (key: string) => fields.some((field) => called[field].test(key))

/**
 * Lines in which each entry of a list in YAML (`- title: Jawa`, and `count: 2` below it) is one line; null where there is no such
 * entry.
 */
export function linesOfYaml(lines: readonly string[]): string[] | null {
  if (!lines.some((line) => isField(begins.exec(line)?.[1] ?? ''))) return null
  const all: string[] = []
  let entry: Fields | undefined
  const close = () => {
    const line = entry && lineOf(entry)
    if (line) all.push(line)
    entry = undefined
  }
  for (const line of lines) {
    const [, first, value = ''] = begins.exec(line) ?? []
    const [, next, more = ''] = entry ? matched(goesOn, line) : []
    if (first !== undefined && isField(first)) {
      close()
      entry = { [first]: unquoted(value) }
    } else if (next !== undefined) entry = { ...entry, [next]: unquoted(more) }
    else {
      close()
      all.push(line.replace(/^\s*cards\s*:\s*$/i, '[deck]'))
    }
  }
  close()
  return all
}

const matched = (pattern: RegExp, line: string): readonly (string | undefined)[] => pattern.exec(line) ?? []

const unquoted = (text: string): string => /^(["'])(.*)\1\s*$/.exec(text)?.[2] ?? text
