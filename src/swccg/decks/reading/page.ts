/** A saved page as lines of text, each with the pieces that are set apart in it, the cells of a table, and what it stands in. */

import { type Line, longestLine } from './heard.ts'
import { parse } from './markup.ts'

/** Elements whose text is no text of the page. */
const unseen = new Set(
  'script style noscript template select button nav footer svg math iframe object audio video head'.split(
    ' ',
  ),
)

/** Elements that stand within a line. */
const inline = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark nobr q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)

const verbatim = new Set(['pre', 'textarea', 'xmp', 'listing'])

/** A page has no more lines than this. */
const mostLines = 30_000

interface Open {
  name: string
  /** Its name and class, as lines of a list have them in common. */
  shape: string
  hidden: boolean
  verbatim: boolean
}

/** A line while it is put together. */
interface Begun {
  text: string
  cells: string[]
  pieces: string[]
  shape: string
  /** Has a cell of a table been opened in it? */
  inCell: boolean
  /** Has something ended in its cell, so that what comes next in the cell begins a line? */
  ended: boolean
}

const begun = (): Begun => ({ text: '', cells: [], pieces: [], shape: '', inCell: false, ended: false })

const isHidden = (name: string, { style = '', hidden, ...others }: Record<string, string>) =>
  unseen.has(name) ||
  hidden !== undefined ||
  /display\s*:\s*none/i.test(style) ||
  others['aria-hidden'] === 'true'

/**
 * The lines of a page; null where it is none that can be read. What it calls itself stands apart.
 * @param asWritten do its lines end where they end in the text?
 */
export function linesOf(page: string, asWritten = false): { lines: Line[]; title: string } | null {
  const lines: Line[] = []
  const open: Open[] = []
  let title = ''
  let line = begun()
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
  const endCell = () => {
    line.cells.push(tidy(line.text))
    line.text = ''
    line.ended = false
  }
  const endLine = () => {
    if (line.cells.length > 0) {
      endCell()
      while (line.cells.at(-1) === '') line.cells.pop()
    }
    const text = line.cells.length > 0 ? line.cells.join(' ') : tidy(line.text)
    if (tidy(text) !== '') {
      const { cells, pieces, shape } = line
      lines.push({
        text: tidy(text),
        pieces: pieces.map(tidy).filter((piece) => piece !== ''),
        shape,
        ...(cells.filter((cell) => cell !== '').length > 1 ? { cells } : {}),
      })
    }
    line = begun()
  }
  /** Where an element begins or ends: within the cell of a row it only ends a line that goes on. */
  const breakAt = (name: string) => {
    if (inline.has(name)) return
    if (name !== 'br' && name !== 'tr' && open.some((one) => one.name === 'tr'))
      line.ended ||= line.text.trim() !== ''
    else endLine()
  }
  const whole = parse(
    page,
    {
      onopentag(name, attributes) {
        const around = open.at(-1)
        if (name === 'td' || name === 'th') {
          if (line.inCell || line.text.trim() !== '') endCell()
          line.inCell = true
        } else breakAt(name)
        open.push({
          name,
          shape: inline.has(name)
            ? (around?.shape ?? '')
            : `${around?.shape ?? ''}>${name}.${attributes.class ?? ''}`,
          hidden: around?.hidden === true || isHidden(name, attributes),
          verbatim: (around?.verbatim ?? asWritten) || verbatim.has(name),
        })
        line.pieces.push('')
      },
      ontext(piece) {
        const around = open.at(-1)
        if (around?.name === 'title' && title === '') title = tidy(piece).slice(0, longestLine)
        if (around?.hidden || around?.name === 'title' || lines.length >= mostLines) return
        const [begin = '', ...others] = (around?.verbatim ?? asWritten) ? piece.split(/\r\n|\r|\n/) : [piece]
        const add = (text: string) => {
          if (line.ended && text.trim() !== '') endLine()
          if (line.text.length > longestLine) return
          line.text += text
          if (line.shape === '' && text.trim() !== '') line.shape = around?.shape ?? ''
          if (line.pieces.length > 0) line.pieces[line.pieces.length - 1] += text
          else line.pieces.push(text)
        }
        add(begin)
        for (const other of others) {
          endLine()
          add(other)
        }
      },
      onclosetag(name) {
        const closed = open.pop()
        if (!closed) return
        if (name !== 'td' && name !== 'th' && name !== 'br') breakAt(name)
        line.pieces.push('')
      },
    },
    false,
  )
  endLine()
  return whole ? { lines, title } : null
}
