/** Tables written as text: cells between tabs, semicolons, bars or commas, in quotes where they need them. */

import { type Line, longestLine } from './heard.ts'

/** The cells of a row, where quotes may stand around a cell, and two of them for one. A quote left open ends with the row. */
function cellsOf(row: string, delimiter: string): string[] {
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 0; at < row.length; at++) {
    const letter = row[at] as string
    if (quoted && letter === '"' && row[at + 1] === '"') {
      cell += '"'
      at++
    } else if (letter === '"' && (quoted || cell.trim() === '')) {
      quoted = !quoted
      if (quoted) cell = ''
    } else if (letter === delimiter && !quoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += letter
  }
  return [...cells, cell.trim()]
}

const delimiters = ['\t', ';', '|', ','] as const

/** Has a cell what only a table has by itself: a number, an id, the word for one of them? */
const isNumber = (cell: string) => /^x?\d{1,3}x?$|^\d{1,4}_\d{1,4}$/i.test(cell)
const headWord =
  /^(?:qty|quantity|count|copies|amount|number|#|nb|no|n|qté|quantité|nombre|exemplaires|card|card ?name|name|title|carte|nom|titre|id|card ?id|gemp ?id|blueprint ?id)$/i

const isRow = (cells: readonly string[]) =>
  cells.length > 1 && cells.some(isNumber) && cells.some((cell) => /\p{L}{2}/u.test(cell))

const isHead = (cells: readonly string[]) => cells.filter((cell) => headWord.test(cell)).length > 1

/** How much of a text must be rows for it to be a table. */
const most = 0.6

/** The lines of a text with the cells of each row, if it is a table; as they are, if it is none. */
export function tabulated(lines: readonly string[]): Line[] {
  const filled = lines.filter((line) => line.trim() !== '')
  for (const delimiter of delimiters) {
    const rows = filled.filter((line) => line.includes(delimiter)).map((line) => cellsOf(line, delimiter))
    if (rows.length === 0) continue
    const some = rows.slice(0, 200)
    const headed = some.slice(0, 5).some(isHead)
    const good = some.filter(isRow).length
    const enough =
      delimiter === '\t' ? good > 0 : rows.length > filled.length * most && good > some.length * most
    if (!headed && !enough) continue
    return lines.flatMap((line) => {
      // The first line of what spreadsheets write for one another.
      if (/^"?sep=.$/i.test(line.trim()) || /^[\s|:+=-]+$/.test(line)) return [{ text: '' }]
      const cells = cellsOf(line.slice(0, longestLine * 4), delimiter)
      const inner = delimiter === '|' ? trimmed(cells) : cells
      return [
        inner.filter((cell) => cell !== '').length > 1
          ? { text: line, cells: inner }
          : { text: inner.join('').trim() },
      ]
    })
  }
  return lines.map((text) => ({ text }))
}

/** Bars stand at the ends of a row as well. */
function trimmed(cells: readonly string[]): string[] {
  const from = cells[0] === '' ? 1 : 0
  return cells.slice(from, cells.at(-1) === '' ? -1 : undefined)
}
