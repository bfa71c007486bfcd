/** The decks that can be played with: those that come with the game, and those that the player keeps. Needs no catalogue. */

import { rollsFrom } from '../../opponent/random.ts'
import type { DeckSheet } from '../../swccg/decks/index.ts'
import {
  type Deck,
  keyed,
  newGame,
  type Player,
  premiereDarkDeck,
  premiereLightDeck,
  type Reason,
  randomDeck,
  readDeck,
  readyDecks,
  titled,
} from '../engine.ts'
import type { KeptDeck } from './keeping.ts'

export { readyDecks } from '../engine.ts'

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
function listOf({ side, cards, start, unknown }: DeckSheet): string {
  return [
    `Side: ${side}`,
    ...start.map((id) => `Start: ${id}`),
    ...Object.entries(cards).map(([id, count]) => `${count}x ${id}`),
    ...unknown.map(({ title, count }) => `${count}x ${title}`),
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

/** Everything that keeps a list from being played by a side; nothing if it may be played. */
function problemsOfList(side: Player, list: string): readonly Reason[] {
  const read = readDeck(list)
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
}

const sizeOf = ({ cards, unknown }: DeckSheet): number =>
  [...Object.values(cards), ...unknown.map(({ count }) => count)].reduce((sum, count) => sum + count, 0)

function option(id: string, name: string | null, sheet: DeckSheet): DeckOption {
  const list = listOf(sheet)
  return {
    id,
    side: sheet.side,
    name,
    size: sizeOf(sheet),
    list,
    problems: problemsOfList(sheet.side, list).length,
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
