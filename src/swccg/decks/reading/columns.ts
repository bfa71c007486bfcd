/** Which columns of a table say what, by its header or by what stands in them; and what a row says. */

import { keysOf, nth } from '../../../kernel/index.ts'
import type { Player } from '../../model/types.ts'
import { type Heading, headingOf } from '../headings.ts'
import { setsCalled } from '../sets.ts'
import { isTitle } from '../titles.ts'
import { longestLine, sideNamed } from './heard.ts'
import { isTotal } from './labels.ts'
import { idAlone, isCard, type LineCard, readLine } from './line.ts'

type Role = 'count' | 'title' | 'id' | 'set' | 'side' | 'place'
export type Columns = Partial<Record<Role, number>>
type Cells = readonly string[]

const called: Readonly<Record<Role, RegExp>> = {
  count: /^(?:qty|quantity|count|copies|amount|number|#|x|nb|no|n|qté|quantité|nombre|exemplaires|num)\.?$/i,
  title: /^(?:card|card ?name|name|title|carte|nom|nom de (?:la )?carte|titre)$/i,
  id: /^(?:id|card ?id|gemp ?id|gemp|blueprint|blueprint ?id|code)$/i,
  set: /^(?:set|set ?name|expansion|edition|série|édition|extension|pack)$/i,
  side: /^(?:side|force side|côté|cote)$/i,
  place:
    /^(?:section|place|where|location in deck|zone|board|in deck|category|group|type|card ?type|section du deck|emplacement|catégorie)$/i,
}

const roles = keysOf(called)

/** The columns that a header names; null where it names no title and no id. */
function headColumns(cells: Cells): Columns | null {
  const found: Columns = {}
  for (const role of roles) {
    const at = cells.findIndex((cell) => called[role].test(cell.trim()))
    if (at >= 0) found[role] = at
  }
  const named = Object.keys(found).length
  return (found.title ?? found.id) !== undefined && named > 1 ? found : null
}

const isCount = (cell: string) => /^[([]?\s*x?\s*\d{1,4}\s*[x×]?\s*[)\]]?$/i.test(cell)

/** Are they running numbers, and no numbers of copies? */
function areRunning(rows: readonly Cells[], at: number): boolean {
  const numbers = rows.map((cells) => Number.parseInt(cells[at] ?? '', 10))
  return (
    numbers.length > 2 &&
    numbers.every((number, place) => place === 0 || number === nth(numbers, place - 1) + 1)
  )
}

/** The columns of a table without a header, by what stands in them; null where no column has titles or ids. */
function guessedColumns(all: readonly Cells[]): Columns | null {
  const rows = all.slice(0, 100)
  const places = Array.from(
    { length: Math.min(20, Math.max(0, ...rows.map(({ length }) => length))) },
    (_, at) => at,
  )
  const free = new Set(places)
  /** The column with the most cells that are like this, if so many of them are. */
  const likeliest = (fits: (cell: string) => boolean, share: number): number | undefined => {
    let best: number | undefined
    let most = 0
    for (const at of free) {
      const found = rows.filter((cells) => fits(cells[at] ?? '')).length
      if (found > most) [best, most] = [at, found]
    }
    if (best === undefined || most < rows.length * share) return undefined
    free.delete(best)
    return best
  }
  const id = likeliest((cell) => idAlone.test(cell), 0.5)
  const title = likeliest((cell) => isTitle(readLine(cell).title), 0.2)
  if (id === undefined && title === undefined) return null
  for (const at of places) if (areRunning(rows, at)) free.delete(at)
  const count = likeliest(isCount, 0.5)
  const set = likeliest((cell) => setsCalled(cell).length > 0, 0.3)
  const side = likeliest((cell) => sideNamed(cell) !== null, 0.5)
  const place = likeliest((cell) => headingOf(cell) !== null, 0.5)
  return Object.fromEntries(
    Object.entries({ id, title, count, set, side, place }).filter(([, at]) => at !== undefined),
  )
}

/** What the columns of a table say; null where that cannot be told. */
export const columnsOf = (rows: readonly Cells[]): Columns | null =>
  rows.slice(0, 5).map(headColumns).find(Boolean) ?? guessedColumns(rows)

/** What a row of a table says. */
export interface Row {
  said: readonly LineCard[]
  /** What its place is called. */
  heading: Heading | null
  side: Player | null
  /** The cells, where each is a line of a list by itself. */
  beside?: Cells
}

const none: Row = { said: [], heading: null, side: null }

/** A title whose commas have been taken for the ends of cells. */
function rejoined(cells: Cells, at: number): string {
  for (let end = at + 1; end < Math.min(cells.length, at + 4); end++) {
    const title = cells.slice(at, end + 1).join(', ')
    if (isTitle(readLine(title).title)) return title
  }
  return cells[at] ?? ''
}

/** What a row says; null where it is a line like any other. */
export function rowOf(cells: Cells, columns: Columns): Row | null {
  if (headColumns(cells) || isTotal(cells.filter((one) => one !== '' && !isCount(one)).join(' '))) return none
  const lines = cells.map((cell) => readLine(cell.slice(0, longestLine)))
  if (lines.filter((line) => line.counted && isCard(line)).length > 1) return { ...none, beside: cells }
  const cell = (role: Role) => (columns[role] === undefined ? '' : (cells[columns[role]] ?? '').trim())
  const title = cell('title').slice(0, longestLine)
  const id = idAlone.exec(cell('id'))?.[0] ?? ''
  if (title === '' && id === '') return null
  const whole = readLine(title)
  const said = isCard(whole) || columns.title === undefined ? whole : readLine(rejoined(cells, columns.title))
  const count = isCount(cell('count')) ? Number(/\d+/.exec(cell('count'))?.[0]) : null
  const sets = setsCalled(cell('set'))
  return {
    said: [
      {
        ...said,
        title: said.title || id,
        id: id || said.id,
        sets: [...said.sets, ...sets],
        ...(count === null || said.counted ? {} : { count, counted: true }),
      },
    ],
    heading: headingOf(cell('place')),
    side: sideNamed(cell('side')),
  }
}
