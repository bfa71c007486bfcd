/**
 * Games against opponents of ours that have been played to their end on this browser: won or lost, with which deck, against
 * whom. A game of two is not among them, nor one that was played on from a position.
 */

import { create } from 'zustand'
import { type OfferedLevel, offeredLevels } from '../../opponent/levels.ts'
import type { History, Intent, Player, Position } from '../../views/engine.ts'
import { fits } from '../browser/mended.ts'
import { recall, remember } from '../browser/storage.ts'
import { type DeckTitle, deckTitleOf, type Practice } from '../table/source.ts'

/** A game that has been played to its end. */
export interface PlayedGame {
  /** The same for every copy of a game. */
  id: string
  /** In milliseconds since 1970. */
  when: number
  level: OfferedLevel
  side: Player
  /** The player's own. */
  deck: DeckTitle
  won: boolean
}

interface GamesRecord {
  /** The latest first. */
  games: readonly PlayedGame[]
  /** What was kept could not be read, and was begun anew. */
  damaged: boolean
}

const key = 'record'

/** So many games are kept, the latest ones. */
const most = 1000

const isGame = (one: unknown): one is PlayedGame => fits('played', one)

/** What was kept, wherever it comes from: null where it is no record at all. */
export function gamesFrom(kept: unknown): PlayedGame[] | null {
  return Array.isArray(kept) ? kept.filter(isGame).slice(0, most) : null
}

function read(): GamesRecord {
  const text = recall(key)
  if (text === null) return { games: [], damaged: false }
  try {
    const kept: unknown = JSON.parse(text)
    const games = gamesFrom(kept)
    return { games: games ?? [], damaged: games === null || games.length < (kept as unknown[]).length }
  } catch {
    return { games: [], damaged: true }
  }
}

export const useRecord = create<GamesRecord>()(() => read())

/** Another tab may have finished a game. */
if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (event.key === `landspeed.${key}`) useRecord.setState(read())
  })

/** Of copies of one game the answers are the same up to where they were copied: so many of them tell it from others. */
const telling = 20

/** A short text that is the same for the same text. */
function shortOf(text: string): string {
  let mixed = 0x811c9dc5
  for (let at = 0; at < text.length; at++) mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193) >>> 0
  return mixed.toString(36)
}

/** Tells a game from all others; its copies have the same. */
export const gameId = ({ start, turns }: History<Position, Intent>): string =>
  `${shortOf(String(start.seed))}${shortOf(JSON.stringify(turns.slice(0, telling).map(({ answer }) => answer)))}`

/** Takes games in that are not known yet. */
export function addGames(games: readonly PlayedGame[]): void {
  const before = read()
  const known = new Set(before.games.map(({ id }) => id))
  const added = games.filter(({ id }) => !known.has(id))
  if (added.length === 0) return
  const all = [...added, ...before.games].sort((one, other) => other.when - one.when).slice(0, most)
  useRecord.setState({ games: all, damaged: before.damaged })
  remember(key, JSON.stringify(all))
}

/** Counts a game that is over; once, whatever becomes of it afterwards. */
export function countGame(history: History<Position, Intent>, { setUp, level, side }: Practice): void {
  const winner = history.games[history.at]?.state.winner
  if (!setUp || !winner) return
  const deck = deckTitleOf(setUp, side)
  addGames([{ id: gameId(history), when: Date.now(), level, side, deck, won: winner === side }])
}

/** Won and lost. */
export type Score = Record<'won' | 'lost', number>

export interface DeckScore {
  side: Player
  deck: DeckTitle
  levels: Readonly<Record<OfferedLevel, Score>>
}

/** Won and lost, by deck and level; the deck that was played last comes first. */
export function scoresOf(games: readonly PlayedGame[]): DeckScore[] {
  const rows = new Map<string, DeckScore>()
  for (const { side, deck, level, won } of games) {
    const row = `${side} ${JSON.stringify(deck)}`
    const score = rows.get(row) ?? {
      side,
      deck,
      levels: Object.fromEntries(offeredLevels.map((one) => [one, { won: 0, lost: 0 }])) as Record<
        OfferedLevel,
        Score
      >,
    }
    score.levels[level][won ? 'won' : 'lost'] += 1
    rows.set(row, score)
  }
  return [...rows.values()]
}
