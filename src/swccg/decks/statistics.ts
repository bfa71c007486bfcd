/** What a deck is made of, in numbers: to be drawn, and to be compared before and after a change. */

import type { Player } from '../model/types.ts'
import type { CatalogueCard, NumberName } from './catalogue.ts'
import { cardWith } from './catalogue.ts'
import { type DeckSheet, type Entry, entriesOf } from './sheet.ts'

/** How many cards have each value of a number, the lowest first; no value is left out between the lowest and the highest. */
export type Curve = readonly { value: number; count: number }[]

export interface DeckStatistics {
  /** Cards in the deck that are known. */
  size: number
  types: readonly { type: CatalogueCard['type']; count: number }[]
  deploy: Curve
  /** The mean deploy cost of the cards that have one; null where none has. */
  meanDeploy: number | null
  destiny: Curve
  /** The mean destiny number of a card that is drawn; null in an empty deck. */
  meanDestiny: number | null
  /** Force icons on the deck's locations: its owner's, and the opponent's. */
  icons: { own: number; other: number }
  /** Locations in the deck. */
  locations: number
  /** Total power and ability of what fights. */
  power: number
  ability: number
}

/** A number as the rules count it without a text: '2 or 5' by the first, '*' not at all. */
export function numberOf({ numbers }: CatalogueCard, name: NumberName): number | null {
  const number = Number.parseFloat(numbers[name] ?? '')
  return Number.isFinite(number) ? number : null
}

function curveOf(entries: readonly Entry[], name: NumberName): Curve {
  const counts = new Map<number, number>()
  for (const { card, count } of entries) {
    const value = numberOf(card, name)
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + count)
  }
  const most = Math.max(...counts.keys())
  return counts.size === 0
    ? []
    : Array.from({ length: most + 1 }, (_, value) => ({ value, count: counts.get(value) ?? 0 }))
}

function mean(curve: Curve): number | null {
  const count = curve.reduce((sum, one) => sum + one.count, 0)
  return count === 0 ? null : curve.reduce((sum, one) => sum + one.value * one.count, 0) / count
}

const total = (entries: readonly Entry[], of: (card: CatalogueCard) => number): number =>
  entries.reduce((sum, { card, count }) => sum + of(card) * count, 0)

const iconsOf = (card: CatalogueCard, side: Player): number => numberOf(card, side) ?? 0

/** Types in the order of their counts. */
function typesOf(entries: readonly Entry[]): DeckStatistics['types'] {
  const counts = new Map<CatalogueCard['type'], number>()
  for (const { card, count } of entries) counts.set(card.type, (counts.get(card.type) ?? 0) + count)
  return [...counts].map(([type, count]) => ({ type, count })).sort((one, other) => other.count - one.count)
}

/** What the deck is made of. Cards beside it do not count. */
export function statisticsOf(sheet: DeckSheet): DeckStatistics {
  const entries = entriesOf(sheet.cards)
  const deploy = curveOf(entries, 'deploy')
  const destiny = curveOf(entries, 'destiny')
  const { side } = sheet
  return {
    size: total(entries, () => 1),
    types: typesOf(entries),
    deploy,
    meanDeploy: mean(deploy),
    destiny,
    meanDestiny: mean(destiny),
    icons: {
      own: total(entries, (card) => iconsOf(card, side)),
      other: total(entries, (card) => iconsOf(card, side === 'light' ? 'dark' : 'light')),
    },
    locations: total(entries, ({ type }) => (type === 'location' ? 1 : 0)),
    power: total(entries, (card) => numberOf(card, 'power') ?? 0),
    ability: total(entries, (card) => numberOf(card, 'ability') ?? 0),
  }
}

const startingHand = 8

/**
 * The Force that the deck's owner can activate in each of his first turns, on average: one for himself and the icons on his
 * side of his own locations, where he begins with those that are settled, draws so many cards each turn, and deploys every
 * location that he has drawn. What the opponent deploys, texts, and what is lost are left out.
 */
export function activationByTurn(sheet: DeckSheet, drawn: number, turns = 6): number[] {
  const begun = sheet.start.flatMap((id) => cardWith(id) ?? [])
  const beginning = begun.reduce((sum, card) => sum + iconsOf(card, sheet.side), 0)
  const entries = entriesOf(sheet.cards)
  const size = total(entries, () => 1) - begun.length
  const left = total(entries, (card) => iconsOf(card, sheet.side)) - beginning
  return Array.from({ length: turns }, (_, turn) => {
    const seen = Math.min(size, startingHand + drawn * turn)
    return 1 + beginning + (size > 0 ? (left * seen) / size : 0)
  })
}
