/** A deck sheet: a deck as its owner keeps it, whether or not it may be played yet. */

import type { Player } from '../model/types.ts'
import { type CatalogueCard, cardWith } from './catalogue.ts'

/** A line of a list that names no card that is known. It stays until somebody says what is meant. */
export interface UnknownLine {
  count: number
  /** What stands there, without the number. */
  title: string
  /** The id that stood there, where it was another than the title. */
  id?: string
  /** It stood beside the deck, and does not count in it. */
  outside?: true
}

export interface DeckSheet {
  side: Player
  /** How many of each card, by id. */
  cards: Readonly<Record<string, number>>
  /** Cards beside the deck, such as Defensive Shields. */
  outside: Readonly<Record<string, number>>
  /** The starting cards that are settled beforehand, by id. The others are chosen as the game begins. */
  start: readonly string[]
  unknown: readonly UnknownLine[]
}

export const emptySheet = (side: Player): DeckSheet => ({
  side,
  cards: {},
  outside: {},
  start: [],
  unknown: [],
})

const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((all, count) => all + count, 0)

/** The lines that name no card and stand in the deck, or those beside it. */
export const unknownOf = ({ unknown }: DeckSheet, where: 'cards' | 'outside'): readonly UnknownLine[] =>
  unknown.filter(({ outside = false }) => outside === (where === 'outside'))

/** How many cards the deck has, those that nobody knows included. */
export const sizeOf = (sheet: DeckSheet): number =>
  sum(sheet.cards) + unknownOf(sheet, 'cards').reduce((all, { count }) => all + count, 0)

/** The headings of a list, in their order. */
const headings = [
  "admiral's order",
  'character',
  'creature',
  'defensive shield',
  'device',
  'effect',
  'epic event',
  'game aid',
  'interrupt',
  'jedi test',
  'location',
  'objective',
  'podracer',
  'starship',
  'vehicle',
  'weapon',
] as const satisfies readonly CatalogueCard['type'][]

/** Characters are told apart by their kinds; other cards follow their titles alone. */
const kindOf = ({ type, subtype }: CatalogueCard) => (type === 'character' ? subtype : '')

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

const inOrder = (one: CatalogueCard, other: CatalogueCard): number =>
  headings.indexOf(one.type) - headings.indexOf(other.type) ||
  compare(kindOf(one), kindOf(other)) ||
  compare(one.title, other.title) ||
  compare(one.id, other.id)

export interface Entry {
  card: CatalogueCard
  count: number
}

/** The cards of a list in the order in which lists have them: by type, kind and title. */
export const entriesOf = (counts: Readonly<Record<string, number>>): Entry[] =>
  Object.entries(counts)
    .flatMap(([id, count]) => {
      const card = cardWith(id)
      return card && count > 0 ? [{ card, count }] : []
    })
    .sort((one, other) => inOrder(one.card, other.card))

/** More copies of one card than these are a mistake. */
export const mostCopies = 60

/** The sheet with so many copies of a card (none: without it), in the deck or beside it. */
export function withCount(
  sheet: DeckSheet,
  id: string,
  count: number,
  where: 'cards' | 'outside' = 'cards',
): DeckSheet {
  const { [id]: _, ...others } = sheet[where]
  const now = Math.max(0, Math.min(mostCopies, Math.round(count)))
  const changed = { ...sheet, [where]: now === 0 ? others : { ...sheet[where], [id]: now } }
  const starts = sheet.start.filter((one) => one !== id || (changed.cards[id] ?? 0) > 0)
  return starts.length === sheet.start.length ? changed : { ...changed, start: starts }
}
