/** A list with a card on each line, by title, id or image; a table; or the lines of a page. */

import { refusal } from '../../rules/shared/reasons.ts'
import { headingOf } from '../headings.ts'
import { mostCopies } from '../sheet.ts'
import { isTitle } from '../titles.ts'
import { type Columns, columnsOf, type Row, rowOf } from './columns.ts'
import { type Heard, type Line, type ListedCard, listedCard, longestLine, silence } from './heard.ts'
import { isListOfIds, readIds } from './ids.ts'
import { readImage } from './images.ts'
import { isTotal, takeLabel, unmarked } from './labels.ts'
import { cleaned } from './letters.ts'
import { headed, isCard, type LineCard, readCards, readLine } from './line.ts'
import { after, below, type Place, top } from './place.ts'

/** What has been read of a list so far. */
interface Reading {
  heard: Heard
  place: Place
  columns: Columns | null
  /** Are they the lines of a page, which has much besides the list? */
  page: boolean
  /** Do the lines bear running numbers, so that `2. Jawa` is the second line and not two copies? */
  numbered: boolean
  /** A number that stands on a line of its own, before the title. */
  pending: number | null
  /** Of lines in the same elements of a page: how many more name a card than do not. */
  shapes: Map<string, number>
  /** The elements in which what may be no card stood. */
  shapeOf: Map<ListedCard, string>
}

/** A line that is being read. */
interface Here {
  number: number
  line: Line
  /** Is it a row of a table with titles? */
  inRow?: boolean
}

function areNumbered(lines: readonly Line[]): boolean {
  const numbers = lines.flatMap(({ text }) => /^(\d{1,3})[.)]\s/.exec(text)?.[1] ?? []).map(Number)
  const running = numbers.filter((number, at) => at > 0 && number === (numbers[at - 1] ?? 0) + 1).length
  return numbers.length > 1 && running > (numbers.length - 1) * 0.7
}

/** Adds a card to what has been heard, or what may be one. */
function take(
  reading: Reading,
  said: LineCard,
  { number, line, inRow = false }: Here,
  extra: Partial<ListedCard> = {},
): void {
  const { heard, place, shapes } = reading
  const known = extra.card !== undefined || isCard(said)
  const count = said.counted ? said.count : (reading.pending ?? 1)
  const counted = said.counted || reading.pending !== null
  reading.pending = null
  if (known && count > mostCopies) {
    heard.reasons.push(refusal('DECK-003', { number, count, max: mostCopies }, 'count'))
    return
  }
  if (count < 1 || (said.title === '' && said.id === '' && !extra.card)) return
  if (said.note !== '') heard.notes.push(said.note)
  // What nobody would have so often is no number of copies.
  const many = count > mostCopies
  // A page has lines with numbers that are no cards: 'Comments (2)'. In a table of cards a column says how many.
  const sure = counted && (!reading.page || inRow || /^\d+\s*[x×]\s/i.test(line.text))
  const doubtful = !known && said.id === '' && (many || !sure)
  // A line of stars or dashes.
  if (doubtful && !/[\p{L}\p{N}]/u.test(line.text)) return
  const one = listedCard({
    line: number,
    count: many ? 1 : count,
    outside: place.outside,
    title: many ? line.text : said.title,
    id: said.id,
    sets: said.sets,
    types: place.heading?.types ?? [],
    starting: said.starting || (place.heading?.starting ?? false),
    anywhere: place.heading === null,
    doubtful,
    ...extra,
  })
  heard.said.push(one)
  const { shape = '' } = line
  if (known || doubtful) shapes.set(shape, (shapes.get(shape) ?? 0) + (known ? 1 : -1))
  if (doubtful) reading.shapeOf.set(one, shape)
}

/** The cards of a line. Of a page's line, that of its pieces which is a title, if the whole is none. */
function takeCards(reading: Reading, text: string, here: Here): void {
  const { pieces = [] } = here.line
  for (const said of readCards(text, reading.numbered)) {
    if (isCard(said) || pieces.length < 2) {
      take(reading, said, here)
      continue
    }
    const apart = readLine(pieces.join(' '), reading.numbered)
    const piece = isCard(apart) ? undefined : pieces.find(isTitle)
    take(reading, piece === undefined ? apart : { ...apart, title: piece, note: '' }, here)
  }
}

/** A card of a table. Cells that name a card each are lines of a list that has been laid side by side. */
function takeRow(reading: Reading, row: Row, here: Here): void {
  const { place } = reading
  if (row.beside) for (const cell of row.beside) takeLine(reading, cell, here)
  else {
    // A column of types says nothing of what stands beside the deck.
    if (row.heading)
      reading.place = row.heading.place ? below(place, row.heading) : { ...place, heading: row.heading }
    if (row.side) reading.heard.side ??= row.side
    for (const said of row.said) take(reading, said, { ...here, inRow: true })
    if (row.heading) reading.place = place
  }
}

/** `SB: 1 Corulag`, `Start: TITLE`: below its heading stands what comes behind it on the line. */
function takeInline(reading: Reading, { heading, rest }: NonNullable<ReturnType<typeof headed>>, here: Here) {
  const { place, heard } = reading
  const before = heard.said.length
  reading.place = below(place, heading)
  takeCards(reading, rest, here)
  reading.place = place
  // A starting card is one of those that the list has anyway.
  if (heading.starting) heard.start.push(...heard.said.splice(before))
}

/** Ids, a number by itself, or the image of a card. True where the line is one of these. */
function takeNoTitle(reading: Reading, text: string, here: Here): boolean {
  const { heard, place } = reading
  if (isListOfIds(text)) heard.said.push(...readIds(text, here.number, place.outside))
  else if (/^x?\d{1,2}x?$/i.test(text)) reading.pending = Number(text.replace(/x/gi, ''))
  else {
    const image = readImage(text)
    if (!image) return false
    const { card, title, count } = image
    const said = { count, counted: true, title, id: '', sets: [], starting: false, note: '' }
    take(reading, said, here, { card })
  }
  return true
}

const isCommented = /^(?:#|\/\/|--\s|;)/

/** A total, a heading, a remark, or what a line says of the whole list. True where the line is one of these. */
function takeNoCard(reading: Reading, text: string, { number }: Here): boolean {
  const { heard, place } = reading
  if (isTotal(text)) return true
  if (isTitle(text)) return false
  const heading = headingOf(text)
  if (heading) {
    reading.place = below(place, heading)
    return true
  }
  // `=== Maybe ===` is a heading, whatever it means.
  if (isCommented.test(text) || /^([-=*~])\1+\s*[^\d\s].*[^\d\s]\s*\1\1+$/.test(text)) {
    heard.notes.push(text.replace(/^[#/;=*~_\s-]+|[=*~_\s-]+$/g, ''))
    return true
  }
  const label = takeLabel(heard, text, number)
  if (label === 'remarks') reading.place = { ...place, remarks: true }
  return label !== false
}

/** A line that is no row of a table. */
function takeLine(reading: Reading, text: string, here: Here): void {
  if (takeNoTitle(reading, text, here) || takeNoCard(reading, text, here)) return
  const { heard, place } = reading
  const inline = headed(text)
  if (inline) {
    takeInline(reading, inline, here)
    return
  }
  const before = heard.said.length
  takeCards(reading, text, here)
  if (!place.remarks) return
  // Among remarks only that is a card which says so plainly.
  for (const said of heard.said.splice(before)) {
    if (said.doubtful || !/^\d+\s*x?\s/i.test(text)) heard.notes.push(text)
    else heard.said.push(said)
  }
}

/** The title that stands above a list, and is taken for a card that nobody knows. */
function withName(heard: Heard): Heard {
  const [first] = heard.said
  const sure = heard.said.filter(({ doubtful }) => !doubtful).length
  if (!first?.doubtful || heard.name !== null || first.outside || !first.anywhere) return heard
  const counted = heard.said.filter(({ doubtful }, at) => at > 0 && doubtful).length
  // Where most lines have numbers, the first of all has none because it is no card.
  if (counted * 4 > sure) return heard
  return { ...heard, name: first.title.slice(0, 80), said: heard.said.slice(1) }
}

/** Is it a sentence about the deck, and no title? Those have their words in capitals. */
const isSentence = ({ doubtful = false, title }: ListedCard): boolean => {
  const words = title.split(/\s+/)
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length
  return (
    doubtful && words.length > 6 && small * 2 > words.length && (title.length > 60 || /[.!?:…]$/.test(title))
  )
}

const withoutSentences = (heard: Heard): Heard => ({
  ...heard,
  said: heard.said.filter((said) => !isSentence(said)),
  notes: [...heard.notes, ...heard.said.filter(isSentence).map(({ title }) => title)],
})

/** Of a page's lines only those are cards which look as the other cards do. */
function withoutOthers({ heard, shapes, shapeOf }: Reading): Heard {
  const said = heard.said.filter((one) => {
    const shape = shapeOf.get(one)
    return shape === undefined || (shapes.get(shape) ?? 0) > 0
  })
  return { ...heard, said }
}

/** Reads the lines of a list. `page`: they are those of a page, which has much besides the list. */
export function readLines(given: readonly Line[], page = false): Heard {
  const lines = given.map((line) => ({
    ...line,
    text: isListOfIds(line.text) ? line.text : unmarked(cleaned(line.text.slice(0, longestLine))),
    ...(line.cells ? { cells: line.cells.map((cell) => unmarked(cleaned(cell))) } : {}),
  }))
  const reading: Reading = {
    heard: silence(),
    place: top,
    columns: columnsOf(lines.flatMap(({ cells }) => (cells ? [cells] : []))),
    page,
    numbered: areNumbered(lines),
    pending: null,
    shapes: new Map(),
    shapeOf: new Map(),
  }
  for (const [index, line] of lines.entries()) {
    const here = { number: index + 1, line }
    const row = line.cells && reading.columns ? rowOf(line.cells, reading.columns) : null
    if (row) takeRow(reading, row, here)
    else if (line.text !== '') takeLine(reading, line.text, here)
    else reading.place = after(reading.place, reading.heard.said.at(-1)?.starting ?? false)
  }
  return page ? withoutOthers(reading) : withName(withoutSentences(reading.heard))
}
