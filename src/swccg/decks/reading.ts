/**
 * Reading a deck from the texts that players have: lists of titles with counts and headings, lists of ids, what the Java
 * server exports (XML, also as `.txt`), and Holotable's `.dek`. A line that names no known card is kept as it stands.
 */

import type { Reason } from '../../kernel/index.ts'
import type { Player } from '../model/types.ts'
import { no } from '../rules/ground/reasons.ts'
import { bare, type CatalogueCard, cardTitled, cardWith, catalogue, likelySide } from './catalogue.ts'
import { isHeading, outsideHeading } from './headings.ts'
import { setName, setOf } from './sets.ts'
import { type DeckSheet, emptySheet, mostCopies, type UnknownLine, withCount } from './sheet.ts'

export type DeckRead =
  | { ok: true; sheet: DeckSheet; name: string | null; format: DeckFormat }
  | { ok: false; reasons: Reason[] }

export const deckFormats = ['titles', 'ids', 'gemp', 'holotable'] as const
export type DeckFormat = (typeof deckFormats)[number]

/** A text that is longer than this is no deck. */
export const longestText = 100_000
const mostLines = 600
/** Of a line no more than this is read, in characters: no title is longer. */
const longestLine = 300

/** What a text says of one card: its id, or a title, which means a card once the side is known. */
interface Said {
  line: number
  count: number
  outside: boolean
  /** The card where an id or an image has named it. */
  card?: CatalogueCard | undefined
  title: string
}

interface Heard {
  said: Said[]
  start: string[]
  side: Player | null
  name: string | null
  reasons: Reason[]
}

const silence = (): Heard => ({ said: [], start: [], side: null, name: null, reasons: [] })

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescaped = (text: string): string =>
  text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{2,5});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
    const hex = /^#x/i.test(name)
    const point = Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })

/** The export of the Java server: an element for each copy of a card. */
function fromXml(text: string): Heard {
  const heard = silence()
  for (const [, element = '', attributes = ''] of text.matchAll(/<(card|cardOutsideDeck)\b([^<>]*)>/gi)) {
    const of = (name: string) =>
      unescaped(new RegExp(`\\b${name}\\s*=\\s*"([^"]*)"`, 'i').exec(attributes)?.[1] ?? '')
    // An asterisk or a circumflex after the id tells which picture the card had there.
    const id = of('blueprintId').replace(/[*^]+$/, '')
    const title = of('title')
    if (id === '' && title === '') heard.reasons = [no('DECK-003', {}, 'damaged')]
    const outside = element.toLowerCase() !== 'card'
    heard.said.push({ line: 0, count: 1, outside, card: cardWith(id), title: bare(title) || id })
  }
  if (heard.said.length === 0 || !/<\/deck>\s*$/i.test(text)) heard.reasons = [no('DECK-003', {}, 'damaged')]
  return heard
}

const onlyIds = /^\d{1,4}_\d{1,4}[*^]*([\s,;|]+\d{1,4}_\d{1,4}[*^]*)*[\s,;|]*$/

/** Ids alone, one for each copy; those after a bar stand beside the deck. */
function fromIds(text: string): Heard {
  const heard = silence()
  const [inside = '', ...beside] = text.split('|')
  for (const [part, outside] of [[inside, false] as const, [beside.join(','), true] as const]) {
    for (const id of part.match(/\d+_\d+/g) ?? [])
      heard.said.push({ line: 0, count: 1, outside, card: cardWith(id), title: id })
  }
  return heard
}

const squeezed = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

let byImage: Map<string, CatalogueCard> | null = null

/** The card of an image: its set and side, and its title without spaces; of an older or newer set where this one has none. */
function pictured(set: string, side: Player, image: string): CatalogueCard | undefined {
  if (!byImage) {
    byImage = new Map()
    for (const card of [...catalogue].reverse()) {
      const name = squeezed(card.title)
      byImage.set(`${card.side} ${name}`, card)
      byImage.set(`${squeezed(setName(setOf(card.id)))} ${card.side} ${name}`, card)
    }
  }
  const name = squeezed(image)
  return byImage.get(`${squeezed(set)} ${side} ${name}`) ?? byImage.get(`${side} ${name}`)
}

const imageAt = /"?\/?(?:starwars\/)?([\w' .-]+)-(light|dark)\/(?:[a-z]+\/)?(?:t_)?([^"/\s.]+)(?:\.\w+)?"?/i

/** A line of a `.dek` file, which names the image of a card; null where the line names none. */
function fromImage(text: string): { card: CatalogueCard | undefined; title: string; count: number } | null {
  const [whole = '', set = '', side = '', image = ''] = imageAt.exec(text) ?? []
  if (image === '') return null
  const rest = text.replace(whole, ' ').replace(/"[^"]*[a-z][^"]*"/gi, ' ')
  const count = Number(/\d+/.exec(rest)?.[0] ?? 1)
  const card = pictured(set, side.toLowerCase() === 'light' ? 'light' : 'dark', image)
  return { card, title: card?.title ?? image, count }
}

const sideNamed = (text: string): Player | null =>
  /^light\b/i.test(text) ? 'light' : /^dark\b/i.test(text) ? 'dark' : null

/** `Side: Dark`, `Start: TITLE`, `Name: …`. True where the line is one of these. */
function takeLabel(heard: Heard, line: string, number: number): boolean {
  const [, label, value = ''] = /^(side|start|name)\s*:\s*(.+)$/i.exec(line) ?? []
  if (label === undefined) return false
  const what = label.toLowerCase()
  if (what === 'name') heard.name = value.slice(0, 80)
  else if (what === 'start') heard.start.push(bare(value))
  else {
    heard.side = sideNamed(value)
    if (!heard.side) heard.reasons.push(no('DECK-003', { number, title: value.slice(0, 60) }, 'side'))
  }
  return true
}

const isKnown = (title: string): boolean =>
  cardWith(title) !== undefined || cardTitled(title, 'light') !== undefined

/** `3x Title`, `3 Title`, `Title x3`, `Title (3)`, or a title alone. */
function counted(line: string): { count: number; title: string } {
  const [, before, after = ''] = /^(\d+)\s*[x×]?\s+(.+)$/i.exec(line) ?? []
  if (before !== undefined) return { count: Number(before), title: bare(after) }
  const whole = bare(line)
  const [, title = '', behind] = /^(.+?)\s*(?:[x×]\s*(\d+)|\((\d+)x?\))$/i.exec(whole)?.filter(Boolean) ?? []
  return behind !== undefined && !isKnown(whole)
    ? { count: Number(behind), title: title.trim() }
    : { count: 1, title: whole }
}

/** A list with a card on each line, by title, id or image. */
function fromList(lines: readonly string[]): Heard {
  const heard = silence()
  let outside = false
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim()
    const number = index + 1
    if (line === '' || /^(#|\/\/)/.test(line) || takeLabel(heard, line, number)) continue
    const image = fromImage(line)
    if (!image && isHeading(line)) {
      outside = outsideHeading(line)
      continue
    }
    const { count, title } = image ?? counted(line)
    if (count < 1 || count > mostCopies)
      heard.reasons.push(no('DECK-003', { number, count, max: mostCopies }, 'count'))
    else heard.said.push({ line: number, count, outside, card: image?.card ?? cardWith(title), title })
  }
  return heard
}

/** Has it so little of a list of cards that it must be something else? */
const isForeign = (known: number, unknown: number): boolean =>
  known === 0 || (unknown > 40 && unknown > known)

function sheetFrom(heard: Heard): DeckSheet | Reason {
  const side = heard.side ?? likelySide(heard.said.map(({ card, title }) => card?.id ?? title))
  const unknown: UnknownLine[] = []
  let sheet = emptySheet(side)
  let known = 0
  for (const { card: named, count, title, outside } of heard.said) {
    const card = named ?? cardTitled(title, side)
    const where = outside ? 'outside' : 'cards'
    if (card) {
      known += 1
      sheet = withCount(sheet, card.id, (sheet[where][card.id] ?? 0) + count, where)
    } else {
      const same = unknown.find((line) => line.title === title)
      if (same) same.count = Math.min(mostCopies, same.count + count)
      else unknown.push({ count, title: title.slice(0, 120) })
    }
  }
  if (isForeign(known, unknown.length)) {
    const [first] = unknown
    return no('DECK-003', { title: first?.title.slice(0, 60) ?? '', count: unknown.length }, 'foreign')
  }
  const start = heard.start.map((title) => (cardWith(title) ?? cardTitled(title, side))?.id ?? '')
  return { ...sheet, start: start.filter((id) => id in sheet.cards), unknown }
}

function hear(text: string, lines: readonly string[]): { heard: Heard; format: DeckFormat } {
  if (/^<|<card\b/i.test(text)) return { heard: fromXml(text), format: 'gemp' }
  if (onlyIds.test(text)) return { heard: fromIds(text), format: 'ids' }
  const images = lines.filter((line) => imageAt.test(line)).length
  return { heard: fromList(lines), format: images * 2 > lines.length ? 'holotable' : 'titles' }
}

/**
 * Reads a deck from a text in whatever form it is. It refuses, with sentences, what is no deck: nothing, a text that is
 * too long, damaged XML, numbers of copies that are not possible, and what names no card at all. Titles and ids of no
 * known card are no reason to refuse: the sheet lists them.
 */
export function readDeckText(given: string): DeckRead {
  const refused = (reason: Reason): DeckRead => ({ ok: false, reasons: [reason] })
  if (given.length > longestText)
    return refused(no('DECK-003', { count: given.length, max: longestText }, 'too long'))
  const text = given.replace(/^\ufeff/, '').trim()
  if (text === '') return refused(no('DECK-003', {}, 'empty'))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what gives a file away that is no text.
  if (/[\u0000-\u0008\u000e-\u001f\ufffd]/.test(text)) return refused(no('DECK-003', {}, 'no text'))
  const lines = text.split(/\r\n|\r|\n/)
  if (lines.length > mostLines)
    return refused(no('DECK-003', { count: lines.length, max: mostLines }, 'too many lines'))
  const { heard, format } = hear(
    text,
    lines.map((line) => line.slice(0, longestLine)),
  )
  if (heard.reasons.length > 0) return { ok: false, reasons: heard.reasons.slice(0, 5) }
  const sheet = sheetFrom(heard)
  return 'rule' in sheet ? refused(sheet) : { ok: true, sheet, name: heard.name, format }
}
