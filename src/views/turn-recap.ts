/** What a player did in his latest turn, and what he threatens in the next: for the other, whose turn it is now. */

import { lastOf, nth } from '../kernel/index.ts'
import {
  type CardId,
  controls,
  current,
  drainAmount,
  type Game,
  type History,
  type Intent,
  isLocation,
  isOnTable,
  type LogLine,
  opponentOf,
  type Player,
  type Position,
  powersAt,
} from './engine.ts'
import { powerThere } from './numbers.ts'

export interface Recap {
  turn: number
  deployed: readonly { cards: readonly CardId[]; at: CardId | null }[]
  drained: readonly { at: CardId; count: number }[]
  /** Who has won each battle; null: nobody. */
  fought: readonly { at: CardId; winner: Player | null }[]
  /** The cards that each side has forfeited in that turn. */
  forfeited: Record<Player, readonly CardId[]>
  /** How much Force the other has lost in that turn. */
  lost: number
  /** Where he would drain as it stands, and how much. */
  drains: readonly { at: CardId; count: number }[]
  /** Where both are and he has more power. */
  stronger: readonly { at: CardId; theirs: number; own: number }[]
}

type Line = History<Position, Intent>

/** The games of this player's latest turn that is over: from the answer that began it to the one that ended it. */
function latestTurn({ games, at }: Line, by: Player): Game<Position>[] {
  const all = games.slice(0, at + 1)
  const end = all.findLastIndex(({ state }) => state.turn.player !== by || state.turn.number === 0)
  const last = all
    .slice(0, end)
    .findLastIndex(({ state }) => state.turn.player === by && state.turn.number > 0)
  if (end < 0 || last < 0 || end !== all.length - 1) return []
  const { number } = nth(all, last).state.turn
  const first = all.findIndex(({ state }) => state.turn.number === number)
  // The answer that ends it tells of it too.
  return all.slice(first, last + 2)
}

const numberIn = (line: LogLine, key: string): number => Number(line.with[key] ?? 0)
const placeIn = (line: LogLine, key: string): CardId | null => {
  const place = line.with[key]
  return typeof place === 'number' ? place : null
}
const cardsIn = ({ with: { cards } }: LogLine): CardId[] =>
  (Array.isArray(cards) ? cards : [cards]).filter((card): card is CardId => typeof card === 'number')

/** What came into play, by the place where it was put. */
function deployedIn(lines: readonly LogLine[], p: Position): Recap['deployed'] {
  const places = new Map<CardId | null, CardId[]>()
  for (const line of lines) {
    if (!line.say.startsWith('deploy') || line.say === 'deployment fails') continue
    const cards = cardsIn(line).filter((card) => isOnTable(p, card))
    // A location that is laid over another one is at no location.
    const laid = cards.some((card) => isLocation(p, card))
    const at = laid ? null : (placeIn(line, 'to') ?? placeIn(line, 'ship'))
    if (cards.length > 0) places.set(at, [...(places.get(at) ?? []), ...cards])
  }
  return [...places].map(([at, cards]) => ({ at, cards }))
}

const forfeitedBy = (lines: readonly LogLine[], player: Player): CardId[] =>
  lines.flatMap(({ say, by, with: { card } }) =>
    say === 'forfeited' && by === player && typeof card === 'number' ? [card] : [],
  )

/** What a player threatens at each location as it stands. */
function threatsOf(p: Position, by: Player): Pick<Recap, 'drains' | 'stronger'> {
  const other = opponentOf(by)
  const drains = p.layout.flatMap((at) => {
    const count = controls(p, by, at) ? drainAmount(p, by, at).total : 0
    return count > 0 ? [{ at, count }] : []
  })
  const stronger = p.layout.flatMap((at) => {
    const [theirs, own] = [powerThere(p, by, at), powerThere(p, other, at)]
    const both = own > 0 || powersAt(p, other, at).length > 0
    return both && theirs > own ? [{ at, theirs, own }] : []
  })
  return { drains, stronger }
}

/** What he did and threatens; null while he has had no turn, or it is his turn now. */
export function recapOf(history: Line, by: Player): Recap | null {
  const games = latestTurn(history, by)
  const [first] = games
  if (!first) return null
  const p = lastOf(games).state
  const lines = games.flatMap(({ events }) => events)
  const own = lines.filter((line) => line.by === by)
  const other = opponentOf(by)
  return {
    turn: first.state.turn.number,
    deployed: deployedIn(own, p),
    drained: own.flatMap((line) => {
      const at = placeIn(line, 'at')
      return line.say === 'drain resolves' && at !== null ? [{ at, count: numberIn(line, 'count') }] : []
    }),
    fought: lines.flatMap((line) => {
      const at = placeIn(line, 'at')
      if (at === null || (line.say !== 'battle won' && line.say !== 'battle drawn')) return []
      return [{ at, winner: line.say === 'battle won' ? (line.by ?? null) : null }]
    }),
    forfeited: { light: forfeitedBy(lines, 'light'), dark: forfeitedBy(lines, 'dark') },
    lost: lines.filter(({ say, by }) => say === 'loses Force' && by === other).length,
    // As it stands now: what has been done against it counts.
    ...threatsOf(current(history).state, by),
  }
}
