/**
 * Reading a deck from the texts that players have: lists of titles with counts and headings, tables, lists of ids, JSON and YAML, what the
 * Java server exports (XML, also as `.txt`), OCTGN's and Holotable's files, and saved pages. A line that names no known card
 * is kept as it stands.
 */

import type { Reason } from '../../kernel/index.ts'
import type { Player } from '../model/types.ts'
import { refusal } from '../rules/shared/reasons.ts'
import { tabulated } from './reading/delimited.ts'
import { linesOfJson, linesOfYaml } from './reading/fields.ts'
import type { Heard } from './reading/heard.ts'
import { isListOfIds, readIds } from './reading/ids.ts'
import { isImage } from './reading/images.ts'
import { isBinary, unescaped } from './reading/letters.ts'
import { readLines } from './reading/list.ts'
import { isMarkedText, isMarkup, isPage } from './reading/markup.ts'
import { linesOf } from './reading/page.ts'
import { sheetFrom } from './reading/settling.ts'
import { readXml } from './reading/xml.ts'
import type { DeckSheet } from './sheet.ts'

export type DeckRead =
  | { ok: true; sheet: DeckSheet; name: string | null; format: ReadFormat; notes: string[] }
  | { ok: false; reasons: Reason[] }

/** The forms in which decks are written. */
export const deckFormats = ['titles', 'ids', 'gemp', 'holotable'] as const
export type DeckFormat = (typeof deckFormats)[number]
/** The forms in which they are read. */
export type ReadFormat = DeckFormat | 'octgn' | 'page' | 'table'

/** A text that is longer than this is no deck, in characters: saved pages are long. */
export const longestText = 3_000_000
/** A list has no more lines than this that say anything. */
const mostLines = 4000

interface Found {
  heard: Heard
  format: ReadFormat
}

function fromPage(text: string): Found | Reason {
  const marked = isMarkedText(text)
  const page = linesOf(text, marked)
  if (!page) return refusal('DECK-003', {}, 'damaged')
  if (page.lines.length > mostLines) return tooMany(page.lines.length)
  const heard = readLines(page.lines, !marked)
  const called = page.lines.find(({ shape = '' }) => /h1[^>]*$/.test(shape))?.text ?? page.title
  return { heard: { ...heard, name: heard.name ?? (called.slice(0, 80) || null) }, format: 'page' }
}

const tooMany = (count: number) => refusal('DECK-003', { count, max: mostLines }, 'too many lines')

function fromLines(text: string): Found | Reason {
  const written = text.split(/\r\n|[\r\n\u0085\u2028\u2029]/)
  const json = linesOfJson(text)
  if (json?.length === 0) return refusal('DECK-003', {}, 'no cards in JSON')
  const lines = json ?? linesOfYaml(written) ?? written
  const filled = lines.filter((line) => line.trim() !== '')
  if (filled.length > mostLines) return tooMany(filled.length)
  const table = tabulated(lines)
  const images = lines.filter((line) => isImage(line.slice(0, 300))).length
  const format =
    images * 2 >= filled.length
      ? 'holotable'
      : table.filter(({ cells }) => cells).length * 2 > filled.length
        ? 'table'
        : isListOfIds(filled[0] ?? '')
          ? 'ids'
          : 'titles'
  return { heard: readLines(table), format }
}

function hear(text: string): Found | Reason {
  if (isListOfIds(text)) {
    const heard = readLines([])
    return { heard: { ...heard, said: readIds(text, 0, false) }, format: 'ids' }
  }
  if (!isMarkup(text)) {
    const plain = /&lt;\/?(?:\?xml|deck|card)/i.test(text) ? unescaped(text) : text
    return plain === text ? fromLines(text) : hear(plain)
  }
  if (isPage(text)) return fromPage(text)
  return { heard: readXml(text), format: /<section\b/i.test(text) ? 'octgn' : 'gemp' }
}

/**
 * Reads a deck from a text in whatever form it is. It refuses, with sentences, what is no deck: nothing, a text that is
 * too long, damaged XML, numbers of copies that are not possible, and what names no card at all. Titles and ids of no
 * known card are no reason to refuse: the sheet lists them.
 * @param otherwise the side of a deck of which neither its text nor its cards say it
 */
export function readDeckText(given: string, otherwise: Player = 'light'): DeckRead {
  const refused = (reason: Reason): DeckRead => ({ ok: false, reasons: [reason] })
  if (given.length > longestText)
    return refused(refusal('DECK-003', { count: given.length, max: longestText }, 'too long'))
  const text = given.replace(/^[\ufeff\s]+/, '')
  if (text === '') return refused(refusal('DECK-003', {}, 'empty'))
  if (isBinary(text)) return refused(refusal('DECK-003', {}, 'no text'))
  const found = hear(text)
  if ('rule' in found) return refused(found)
  const { heard, format } = found
  if (heard.reasons.length > 0) return { ok: false, reasons: heard.reasons.slice(0, 5) }
  const sheet = sheetFrom(heard, otherwise)
  return 'rule' in sheet ? refused(sheet) : { ok: true, sheet, name: heard.name, format, notes: heard.notes }
}
