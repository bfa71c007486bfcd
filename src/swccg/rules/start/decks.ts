/** Decks: what may be in one, what may start the game, and how one is read from a list. */

import { no, type Reason } from '../../../kernel/index.ts'
import { keyed, titled } from '../../model/pool.ts'
import type { CardFacts, Player } from '../../model/types.ts'
import { inRulings, underHeading } from '../rulebook.ts'

export const rules = [
  ...underHeading('Reserve Deck', { 'KRN-006': {} }),
  ...underHeading('Step A - Playing starting cards', {
    'TRN-003': {},
    'TRN-004': { same: ['DEP-217', 'DEP-232', 'TRM-432'] },
    'TRN-005': {},
  }),
  ...underHeading('Starting Location', { 'TRN-038': { same: ['DEP-219'] } }),
  ...inRulings('decks', {
    'DECK-001': { cites: [] },
    'DECK-002': { cites: [] },
    'DECK-003': { cites: [] },
    'DECK-004': { cites: [] },
  }),
]

/** A deck as its player brings it: cards by title or by number ('1_19'). */
export interface Deck {
  side: Player
  /** One entry for each card. */
  cards: readonly string[]
  /** The card among them that is the starting location. */
  start?: string
}

const deckSize = 60

/** The card that a title or number means: of this side if there is one. */
function meant(side: Player, name: string): CardFacts | undefined {
  const all = /^\d+_\d+$/.test(name) ? [keyed(name)] : titled(name)
  const cards = all.filter((card) => card !== undefined && card.type !== 'filler')
  return cards.find((card) => card?.side === side) ?? cards[0]
}

/** The cards of a deck that has been checked, in its order. */
export const cardsIn = ({ side, cards }: Deck): CardFacts[] =>
  cards.map((name) => meant(side, name) as CardFacts)

/** Where the starting location stands in a deck that has been checked; null without one. */
export function startIn(deck: Deck): number | null {
  if (deck.start === undefined) return null
  const start = meant(deck.side, deck.start)
  const at = cardsIn(deck).findIndex(({ key }) => key === start?.key)
  return at < 0 ? null : at
}

/** Why a location cannot be laid on an empty table. (TRN-038) */
function* notFirst({ location, unique, title }: CardFacts, side: Player): Generator<Reason> {
  if (!location) return
  const { kind, planet, siteOf, trench } = location
  if (trench) yield no('TRN-038', { title, side }, 'trench')
  else if (siteOf !== undefined) {
    if (!unique) yield no('TRN-038', { title, side }, 'ship site')
  } else if (kind !== 'system' && planet === undefined) yield no('TRN-038', { title, side }, 'generic')
}

/** May this card be a starting location? */
export const canStart = (card: CardFacts): boolean =>
  card.location !== undefined && notFirst(card, card.side).next().done === true

function* aboutStart(deck: Deck, known: readonly CardFacts[]): Generator<Reason> {
  const { side, start: name } = deck
  if (name === undefined) return
  const start = meant(side, name)
  if (!start || !known.some(({ key }) => key === start.key))
    return yield no('TRN-003', { title: name, side }, 'not in deck')
  if (start.type !== 'location') return yield no('TRN-003', { title: start.title, side }, 'no location')
  yield* notFirst(start, side)
}

function* aboutObjectives({ side, start }: Deck, known: readonly CardFacts[]): Generator<Reason> {
  const objectives = known.filter(({ type }) => type === 'objective')
  const [first] = objectives
  if (!first) return
  if (objectives.length > 1) yield no('TRN-004', { count: objectives.length, side }, 'several')
  if (start !== undefined) yield no('TRN-005', { title: first.title, side })
  yield no('DECK-004', { title: first.title, side })
}

/** Everything that is wrong with a deck, one sentence each; nothing if it may be played. */
export function checkDeck(deck: Deck): Reason[] {
  const { side, cards } = deck
  const reasons: Reason[] = []
  if (cards.length !== deckSize)
    reasons.push(no('KRN-006', { need: deckSize, count: cards.length, side }, 'size'))
  const known: CardFacts[] = []
  const named = new Set<string>()
  for (const name of cards) {
    const card = meant(side, name)
    if (card?.side === side) known.push(card)
    else if (!named.has(name)) {
      named.add(name)
      reasons.push(
        card
          ? no('DECK-002', { title: card.title, side }, 'other side')
          : no('DECK-001', { title: name, side }),
      )
    }
  }
  return [...reasons, ...aboutStart(deck, known), ...aboutObjectives(deck, known)]
}

/** A line of a list: how many of what, with the number of the line. */
interface Line {
  number: number
  count: number
  title: string
}

const headingOf = (text: string) => /^(side|start|name)\s*:\s*(.+)$/i.exec(text)

/**
 * Reads a deck from a list: `3x Stormtrooper` (or `3 Stormtrooper`, or a title alone) on each line. `Start: TITLE` names the
 * starting location among them, `Side: Light` or `Side: Dark` the side, which otherwise follows from the cards; empty lines,
 * lines that begin with # and a `Name: …` are passed over. What cannot be read is named with its line.
 */
export function readDeck(text: string): { ok: true; deck: Deck } | { ok: false; reasons: Reason[] } {
  const lines: Line[] = []
  const reasons: Reason[] = []
  let start: string | undefined
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
    } else if (heading.toLowerCase() === 'start') start = bare(value)
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
  return { ok: true, deck: { side: own, cards, ...(start === undefined ? {} : { start }) } }
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
