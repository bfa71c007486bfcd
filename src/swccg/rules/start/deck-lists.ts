/** Reading a deck from a list that a player has written or pasted. */

import type { Reason } from '../../../kernel/index.ts'
import type { Player } from '../../model/types.ts'
import { no } from '../ground/reasons.ts'
import { inRulings } from '../ground/rulebook.ts'
import { type Deck, deckSize, meant } from './decks.ts'

export const rules = [...inRulings('decks', { 'DECK-003': { cites: [] } })]

/** A line of a list: how many of what, with the number of the line. */
interface Line {
  number: number
  count: number
  title: string
}

const headingOf = (text: string) => /^(side|start|name)\s*:\s*(.+)$/i.exec(text)

/**
 * Reads a deck from a list: `3x Stormtrooper` (or `3 Stormtrooper`, or a title alone) on each line. Each `Start: TITLE`
 * settles a starting card among them, `Side: Light` or `Side: Dark` the side, which otherwise follows from the cards; empty
 * lines, lines that begin with # and a `Name: …` are passed over. What cannot be read is named with its line.
 */
export function readDeck(text: string): { ok: true; deck: Deck } | { ok: false; reasons: Reason[] } {
  const lines: Line[] = []
  const reasons: Reason[] = []
  const start: string[] = []
  let side: Player | undefined
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const number = index + 1
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    const [, heading, value = ''] = headingOf(line) ?? []
    if (heading === undefined) {
      const [, many = '1', title = line] = /^(\d+)\s*[x×]?\s+(.+)$/i.exec(line) ?? []
      const count = Number(many)
      if (count < 1 || count > deckSize)
        reasons.push(no('DECK-003', { number, count, max: deckSize }, 'count'))
      else lines.push({ number, count, title: bare(title) })
    } else if (heading.toLowerCase() === 'start') start.push(bare(value))
    else if (heading.toLowerCase() === 'side') {
      side = sideNamed(value)
      if (!side) reasons.push(no('DECK-003', { number, title: value }, 'side'))
    }
  }
  const own = side ?? sideOf(lines)
  for (const { number, title } of lines) {
    const card = meant(own, title)
    if (!card) reasons.push(no('DECK-003', { number, title }, 'unknown'))
    else if (card.side !== own) reasons.push(no('DECK-003', { number, title, side: own }, 'other side'))
  }
  if (reasons.length > 0) return { ok: false, reasons }
  const cards = lines.flatMap(({ count, title }) => Array.from({ length: count }, () => title))
  return { ok: true, deck: { side: own, cards, ...(start.length === 0 ? {} : { start }) } }
}

/** A title without the dots and diamonds that are printed before it. */
const bare = (title: string): string => title.replace(/^[•◊⬦*<>\s]+/, '').trim()

function sideNamed(text: string): Player | undefined {
  if (/^light\b/i.test(text)) return 'light'
  return /^dark\b/i.test(text) ? 'dark' : undefined
}

/** The side that most of the titles belong to. */
function sideOf(lines: readonly Line[]): Player {
  const only = (side: Player) => lines.filter(({ title }) => meant(side, title)?.side === side).length
  return only('dark') > only('light') ? 'dark' : 'light'
}
