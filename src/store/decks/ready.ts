/** The decks that can be played with: those that come with the game, and those that the player keeps. Needs no catalogue. */

import { rollsFrom } from '../../kernel/index.ts'
import type { DeckSheet } from '../../swccg/decks/index.ts'
import {
  type Deck,
  drawnDecks,
  isInPool,
  listed,
  type Player,
  type Printed,
  problemsOfDeck,
  type Reason,
  readDeck,
  readyDecks,
  titled,
} from '../../views/engine.ts'
import { areThere, needCards } from '../cards/needed.ts'
import type { KeptDeck } from './keeping.ts'

export { readyDecks } from '../../views/engine.ts'

/** The key of the card that a title or key of a side's deck means. */
const keyOf = (side: Player, name: string): string | undefined =>
  isInPool(name) ? name : titled(name).find((card) => card.side === side)?.key

/** A deck as a sheet, where its cards have been taught. */
function sheetOf({ side, cards, start = [] }: Deck): DeckSheet {
  const counts: Record<string, number> = {}
  for (const name of cards) {
    const id = keyOf(side, name)
    if (id) counts[id] = (counts[id] ?? 0) + 1
  }
  const starts = start.flatMap((name) => keyOf(side, name) ?? [])
  return { side, cards: counts, outside: {}, start: starts, unknown: [] }
}

/**
 * A deck that comes with the game as a sheet, to look at or to begin one's own from. Its cards need not have been taught.
 * Undefined where none is called so.
 */
export function readySheet(id: string): DeckSheet | undefined {
  const deck = readyDecks.find((one) => one.id === id)?.deck
  return deck && sheetOf({ ...deck, ...listed.decks()[id] })
}

/** A deck as the list that a new game takes (`GameSetUp.decks`). */
export function listOf({ side, cards, start, unknown }: DeckSheet): string {
  return [
    `Side: ${side}`,
    ...start.map((id) => `Start: ${id}`),
    ...Object.entries(cards).map(([id, count]) => `${count}x ${id}`),
    ...unknown.flatMap(({ title, count, outside }) => (outside ? [] : [`${count}x ${title}`])),
  ].join('\n')
}

/**
 * A random deck as a list, of cards whose whole text is played, for whoever wants to be surprised. The same seed gives
 * the same deck.
 */
export async function randomList(side: Player, seed: string): Promise<string> {
  const decks = drawnDecks(side, rollsFrom(`${seed} ${side}`), ({ full }) => full)
  for (;;) {
    const { done, value } = decks.next()
    if (done) return listOf(sheetOf(value))
    await needCards(value.cards)
  }
}

/** In the place of the cards of a sheet that are not in the pool, where the catalogue is not at hand: they may be played. */
function standIns({ side, cards }: DeckSheet): Printed {
  const waiting = Object.keys(cards).filter((id) => !isInPool(id))
  return Object.fromEntries(
    waiting.map((id) => [id, { key: `print:${id}`, title: id, side, type: 'effect' as const }]),
  )
}

/** Everything that keeps a sheet from being played, as far as is known without the catalogue; nothing if it may be played. */
function problemsOf(sheet: DeckSheet): readonly Reason[] {
  const { side, start } = sheet
  const read = readDeck(listOf({ ...sheet, start: start.filter(isInPool) }), standIns(sheet))
  if (!read.ok) return read.reasons
  return [...problemsOfDeck(read.deck, side)]
}

/** A deck to choose for a game. */
export interface DeckOption {
  /** Stable: to be remembered as the player's choice. */
  id: string
  side: Player
  /** What its owner calls it; null for one that comes with the game, whose name the words of the page have. */
  name: string | null
  size: number
  /** As `GameSetUp.decks` takes it. */
  list: string
  /** How many things keep it from being played. */
  problems: number
  /** Of how many of its cards no game text is played. */
  without: number
}

const sizeOf = ({ cards, unknown }: DeckSheet): number =>
  [...Object.values(cards), ...unknown.map(({ count, outside }) => (outside ? 0 : count))].reduce(
    (sum, count) => sum + count,
    0,
  )

/** @param problems those that are known already; otherwise the cards of the sheet have been taught. */
function option(
  id: string,
  name: string | null,
  sheet: DeckSheet,
  problems: readonly Reason[] = problemsOf(sheet),
): DeckOption {
  const waiting = Object.entries(sheet.cards).filter(([card]) => !isInPool(card))
  return {
    id,
    side: sheet.side,
    name,
    size: sizeOf(sheet),
    list: listOf(sheet),
    problems: problems.length,
    without: waiting.reduce((sum, [, count]) => sum + count, 0),
  }
}

const known = new WeakMap<KeptDeck, DeckOption>()

function keptOption(deck: KeptDeck): DeckOption {
  const found = known.get(deck)
  if (found) return found
  // Until its cards are there nobody knows what is wrong with it.
  if (!areThere(Object.keys(deck.sheet.cards))) return option(deck.id, deck.name, deck.sheet, [])
  const made = option(deck.id, deck.name, deck.sheet)
  known.set(deck, made)
  return made
}

let ready: readonly DeckOption[] | null = null

/** What is wrong with the decks that come with the game: nothing, as tests know. */
export const problemsOfReady = (): readonly Reason[] =>
  readyDecks.flatMap(({ deck }) => problemsOf(sheetOf(deck)))

/** Every deck that can be chosen: those that come with the game, then the kept ones, the latest first. */
export function optionsFrom(kept: readonly KeptDeck[]): DeckOption[] {
  ready ??= readyDecks.flatMap(({ id }) => {
    const sheet = readySheet(id)
    return sheet ? [option(id, null, sheet, [])] : []
  })
  return [...ready, ...kept.filter(({ deleted }) => deleted === null).map(keptOption)]
}
