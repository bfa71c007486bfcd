/** How a title finds room: it narrows before it wraps, wraps before it is cut, and never breaks inside a word. */

export interface Fit {
  /** How wide the letters are drawn, in percent. */
  stretch: number
  rows: readonly string[]
  /** Something of it is left out. */
  cut: boolean
}

export interface Wish {
  /** The width that there is, in pixels. */
  room: number
  /** The size of the letters, in pixels. */
  size: number
  lines?: 1 | 2
  weight?: number
  /** How narrow the letters may get before it wraps, in percent. */
  oneLine?: number
}

/** The width of a text in letters of 1 pixel. */
export type Measure = (text: string, stretch: number, weight: number) => number

const oneRow = [100, 92, 86, 80, 74]
const twoRows = [100, 92, 84, 76, 69, 62]
const narrowest = [76, 69, 62]

/** Every width that letters may get, in percent. */
export const stretches = [...new Set([...oneRow, ...twoRows, ...narrowest])]

/** Every way to set it in one row or two. */
function settings(words: readonly string[], rows: 1 | 2): string[][] {
  if (rows === 1) return [[words.join(' ')]]
  return words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
}

/** The rows of which the longest is shortest. */
function balanced(words: readonly string[], rows: 1 | 2, width: (text: string) => number): string[] {
  const longest = (setting: readonly string[]) => Math.max(...setting.map(width))
  const [first = [words.join(' ')], ...others] = settings(words, words.length > 1 ? rows : 1)
  return others.reduce((best, one) => (longest(one) < longest(best) ? one : best), first)
}

/** What tells it apart from its likes stands last: a number, or a short word. */
const ending = /\s(?:\S*\d\S*|\S{1,3})$/

/** Leaves out what does not fit, of the middle rather than of an end that tells it apart. */
function cutRow(row: string, room: number, width: (text: string) => number): string {
  if (width(row) <= room) return row
  const end = row.includes(' ') ? (ending.exec(row)?.[0].trimStart() ?? '') : ''
  let start = row.slice(0, row.length - end.length).trimEnd()
  while (start.length > 1 && width(`${start}…${end}`) > room) start = start.slice(0, -1)
  return `${start.trimEnd()}…${end}`
}

/** Sets a title in the room that it has. */
export function setTitle(
  title: string,
  { room, size, lines = 2, weight = 660, oneLine = 86 }: Wish,
  measure: Measure,
): Fit {
  const words = title.split(' ')
  const tries: [1 | 2, number][] = [
    ...oneRow.filter((stretch) => stretch >= oneLine).map((stretch): [1, number] => [1, stretch]),
    ...(lines === 2 && words.length > 1 ? twoRows.map((stretch): [2, number] => [2, stretch]) : []),
    ...narrowest.map((stretch): [1, number] => [1, stretch]),
  ]
  for (const [count, stretch] of tries) {
    const width = (text: string) => measure(text, stretch, weight) * size
    const rows = balanced(words, count, width)
    if (rows.every((row) => width(row) <= room)) return { stretch, rows, cut: false }
  }
  const width = (text: string) => measure(text, 62, weight) * size
  const rows = balanced(words, lines, width).map((row) => cutRow(row, room, width))
  return { stretch: 62, rows, cut: true }
}
