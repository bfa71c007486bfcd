/** The decks that can be played with: those that come with the game, and those that the player keeps. Needs no catalogue. */

import { rollsFrom } from '../../kernel/index.ts'
import type { DeckSheet } from '../../swccg/decks/index.ts'
import {
  type Deck,
  keyed,
  newGame,
  type Player,
  type Printed,
  premiereDarkDeck,
  premiereLightDeck,
  type Reason,
  randomDeck,
  readDeck,
  readyDecks,
  titled,
} from '../../views/engine.ts'
import type { KeptDeck } from './keeping.ts'

export { readyDecks } from '../../views/engine.ts'

/** The key of the card that a title or key of a side's deck means. */
const keyOf = (side: Player, name: string): string | undefined =>
  (keyed(name) ?? titled(name).find((card) => card.side === side))?.key

/** A deck that comes with the game as a sheet, to look at or to begin one's own from. */
export function sheetOf({ side, cards, start = [] }: Deck): DeckSheet {
  const counts: Record<string, number> = {}
  for (const name of cards) {
    const id = keyOf(side, name)
    if (id) counts[id] = (counts[id] ?? 0) + 1
  }
  const starts = start.flatMap((name) => keyOf(side, name) ?? [])
  return { side, cards: counts, outside: {}, start: starts, unknown: [] }
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
export function randomList(side: Player, seed: string): string {
  const roll = rollsFrom(`${seed} ${side}`)
  return listOf(sheetOf(randomDeck(side, roll, ({ missing = [] }) => missing.length === 0)))
}

/** In the place of the cards of a sheet that are not in the pool, where the catalogue is not at hand: they may be played. */
function standIns({ side, cards }: DeckSheet): Printed {
  const waiting = Object.keys(cards).filter((id) => !keyed(id))
  return Object.fromEntries(
    waiting.map((id) => [id, { key: `print:${id}`, title: id, side, type: 'effect' as const }]),
  )
}

/** Everything that keeps a sheet from being played, as far as is known without the catalogue; nothing if it may be played. */
function problemsOf(sheet: DeckSheet): readonly Reason[] {
  const { side, start } = sheet
  const read = readDeck(listOf({ ...sheet, start: start.filter((id) => keyed(id)) }), standIns(sheet))
  if (!read.ok) return read.reasons
  const game = newGame({
    light: premiereLightDeck,
    dark: premiereDarkDeck,
    [side]: read.deck,
    edition: 'ar',
    seed: 1,
  })
  return game.ok ? [] : game.reasons
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

function option(id: string, name: string | null, sheet: DeckSheet): DeckOption {
  const waiting = Object.entries(sheet.cards).filter(([card]) => !keyed(card))
  return {
    id,
    side: sheet.side,
    name,
    size: sizeOf(sheet),
    list: listOf(sheet),
    problems: problemsOf(sheet).length,
    without: waiting.reduce((sum, [, count]) => sum + count, 0),
  }
}

const known = new WeakMap<KeptDeck, DeckOption>()

function keptOption(deck: KeptDeck): DeckOption {
  const found = known.get(deck) ?? option(deck.id, deck.name, deck.sheet)
  known.set(deck, found)
  return found
}

let ready: readonly DeckOption[] | null = null

/** Every deck that can be chosen: those that come with the game, then the kept ones, the latest first. */
export function optionsFrom(kept: readonly KeptDeck[]): DeckOption[] {
  ready ??= readyDecks.map(({ id, deck }) => option(id, null, sheetOf(deck)))
  return [...ready, ...kept.filter(({ deleted }) => deleted === null).map(keptOption)]
}
