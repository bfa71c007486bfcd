/** Reading a deck from a list that a player has written or pasted. */

import type { Reason } from '../../../kernel/index.ts'
import type { Player } from '../../model/types.ts'
import { refusal } from '../shared/reasons.ts'
import { inRulings } from '../shared/rulebook.ts'
import { type Deck, deckSize, meant, type Printed } from './decks.ts'
import { isIdleObjective } from './starting-cards.ts'

export const rules = inRulings('decks', { 'DECK-003': { cites: [] } })

/** A list that is longer than this is none, in characters. */
const longestList = 100_000

/** A line of a list: how many of what, with the number of the line. */
interface Line {
  number: number
  count: number
  title: string
}

/** How many of what: `3x Stormtrooper`, or a title alone. */
function countedLine(line: string): { count: number; title: string } {
  const [, many = '1', title = line] = /^(\d+)\s*[x×]?\s+(.+)$/i.exec(line) ?? []
  return { count: Number(many), title: bare(title) }
}

/** What the lines of a list say, with their numbers, where they say anything: a heading and its value, or a card. */
const valuesIn = (text: string): { number: number; line: string; heading: string; value: string }[] =>
  text.split(/\r\n|\r|\n/).flatMap((raw, index) => {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) return []
    const [, heading = '', value = ''] = /^(side|start|name)\s*:\s*(.+)$/i.exec(line) ?? []
    return { number: index + 1, line, heading: heading.toLowerCase(), value }
  })

/**
 * Reads a deck from a list: `3x Stormtrooper` (or `3 Stormtrooper`, or a title alone) on each line. Each `Start: TITLE`
 * settles a starting card among them, `Side: Light` or `Side: Dark` the side, which otherwise follows from the cards; empty
 * lines, lines that begin with # and a `Name: …` are passed over. What cannot be read is named with its line.
 * @param printed cards that are not in the pool, by the names that stand in the list
 */
export function readDeck(
  text: string,
  printed?: Printed,
): { ok: true; deck: Deck } | { ok: false; reasons: Reason[] } {
  if (text.length > longestList)
    return {
      ok: false,
      reasons: [refusal('DECK-003', { count: text.length, max: longestList }, 'too long')],
    }
  const lines: Line[] = []
  const reasons: Reason[] = []
  const start: string[] = []
  let side: Player | undefined
  for (const { number, line, heading, value } of valuesIn(text)) {
    if (heading === '') {
      const { count, title } = countedLine(line)
      if (count < 1 || count > deckSize)
        reasons.push(refusal('DECK-003', { number, count, max: deckSize }, 'count'))
      else lines.push({ number, count, title })
    } else if (heading === 'start') start.push(bare(value))
    else if (heading === 'side') {
      side = sideNamed(value)
      if (!side) reasons.push(refusal('DECK-003', { number, title: value }, 'side'))
    }
  }
  const own = side ?? sideOf(lines, printed)
  for (const { number, title } of lines) {
    const card = meant(own, title, printed)
    if (!card) reasons.push(refusal('DECK-003', { number, title }, 'unknown'))
    else if (card.side !== own) reasons.push(refusal('DECK-003', { number, title, side: own }, 'other side'))
  }
  if (reasons.length > 0) return { ok: false, reasons }
  const cards = lines.flatMap(({ count, title }) => Array.from({ length: count }, () => title))
  const others = { ...(start.length === 0 ? {} : { start }), ...(printed ? { printed } : {}) }
  return { ok: true, deck: { side: own, cards, ...others } }
}

/** The titles and numbers that stand in a list. */
export function namesIn(text: string): string[] {
  const names = valuesIn(text).flatMap(({ line, heading, value }) => {
    if (heading === '') return countedLine(line).title
    return heading === 'start' ? bare(value) : []
  })
  return [...new Set(names)]
}

/** Those in a side's list that are played by what is printed on them alone, if at all. */
export const namesToPrint = (side: Player, text: string): string[] =>
  namesIn(text).filter((name) => {
    const card = meant(side, name)
    return !card || isIdleObjective(card)
  })

/** A title without the dots and diamonds that are printed before it. */
const bare = (title: string): string => title.replace(/^[•◊⬦*<>\s]+/, '').trim()

function sideNamed(text: string): Player | undefined {
  if (/^light\b/i.test(text)) return 'light'
  return /^dark\b/i.test(text) ? 'dark' : undefined
}

/** The side that most of the titles belong to. */
function sideOf(lines: readonly Line[], printed: Printed | undefined): Player {
  const only = (side: Player) =>
    lines.filter(({ title }) => meant(side, title, printed)?.side === side).length
  return only('dark') > only('light') ? 'dark' : 'light'
}
