/** A whole game in numbers, for when it is over: Life Force turn by turn, where it went, and what turned the game. */

import { lastOf, recordOf } from '../kernel/index.ts'
import {
  type CardId,
  facts,
  type Game,
  type History,
  type Intent,
  isOnTable,
  type LogLine,
  lifeForceOf,
  opponentOf,
  type Player,
  type Position,
} from './engine.ts'

/** What Force was lost to. */
export type Cause = { to: 'drain' | 'battle'; at: CardId } | { to: 'other' }

export interface TurnSummary {
  number: number
  player: Player
  /** At its end. */
  life: Record<Player, number>
}

/** A turn in which one side lost much more Force than the other. Cards drawn are not lost. */
export interface TurningPoint {
  number: number
  /** Whom it favoured, and how much more Force the other lost. */
  by: Player
  swing: number
  /** To what the other lost the most in it; null where nothing of that was lost. */
  cause: Cause | null
}

export interface SideSummary {
  /** What he has drained, by location, most first. */
  drained: readonly { at: CardId; count: number }[]
  battlesWon: number
  /** How much Force he has lost, by what. */
  lost: Record<Cause['to'], number>
  /** How many of his cards have left the table for the Lost Pile. */
  cards: number
}

export interface Story {
  /** Before the first turn, then each turn. */
  turns: readonly TurnSummary[]
  sides: Record<Player, SideSummary>
  turning: readonly TurningPoint[]
}

const players: readonly Player[] = ['light', 'dark']

/** A smaller difference turns no game, in Force. */
const least = 3

/** How many turning points are told. */
const most = 3

interface Loss {
  turn: number
  player: Player
  cause: Cause
}

const lives = (p: Position): Record<Player, number> => ({
  light: lifeForceOf(p, 'light'),
  dark: lifeForceOf(p, 'dark'),
})

const placeOf = (line: LogLine): CardId => Number(line.with.at)

/** Every unit of Force that was lost, and to what. */
function lossesIn(games: readonly Game<Position>[]): Loss[] {
  let drain: CardId | null = null
  return games.flatMap(({ events, state }, index) => {
    const before = games[index - 1]?.state ?? state
    const battle = before.battle ?? state.battle
    return events.flatMap((line): Loss[] => {
      if (line.say === 'drain resolves') drain = placeOf(line)
      if (line.say === 'drain completed' || line.say === 'drain canceled') drain = null
      if (line.say !== 'loses Force') return []
      const cause: Cause =
        drain !== null
          ? { to: 'drain', at: drain }
          : battle
            ? { to: 'battle', at: battle.at }
            : { to: 'other' }
      return [{ turn: before.turn.number, player: line.by as Player, cause }]
    })
  })
}

function turnsOf(games: readonly Game<Position>[]): TurnSummary[] {
  const ends = new Map<number, Position>()
  for (const { state } of games) ends.set(state.turn.number, state)
  return [...ends].map(([number, p]) => ({ number, player: p.turn.player, life: lives(p) }))
}

/** What this player lost the most to in a turn. */
function mainCause(losses: readonly Loss[], turn: number, player: Player): Cause | null {
  const counted = new Map<string, { cause: Cause; count: number }>()
  for (const loss of losses) {
    if (loss.turn !== turn || loss.player !== player) continue
    const key = JSON.stringify(loss.cause)
    counted.set(key, { cause: loss.cause, count: (counted.get(key)?.count ?? 0) + 1 })
  }
  return [...counted.values()].sort((one, other) => other.count - one.count)[0]?.cause ?? null
}

function turningOf(turns: readonly TurnSummary[], losses: readonly Loss[]): TurningPoint[] {
  return turns
    .map(({ number }): TurningPoint => {
      const lostBy = (side: Player) =>
        losses.filter(({ turn, player }) => turn === number && player === side).length
      const change = lostBy('dark') - lostBy('light')
      const by: Player = change > 0 ? 'light' : 'dark'
      const cause = mainCause(losses, number, opponentOf(by))
      return { number, by, swing: Math.abs(change), cause }
    })
    .filter(({ swing }) => swing >= least)
    .sort((one, other) => other.swing - one.swing)
    .slice(0, most)
    .sort((one, other) => one.number - other.number)
}

function sideOf(games: readonly Game<Position>[], losses: readonly Loss[], player: Player): SideSummary {
  const p = lastOf(games).state
  const drained = new Map<string, { at: CardId; count: number }>()
  const lost: SideSummary['lost'] = { drain: 0, battle: 0, other: 0 }
  for (const { player: loser, cause } of losses) {
    if (loser === player) lost[cause.to] += 1
    else if (cause.to === 'drain') {
      // A location that has been converted is the same place.
      const { title } = facts(p, cause.at)
      drained.set(title, { at: cause.at, count: (drained.get(title)?.count ?? 0) + 1 })
    }
  }
  let cards = 0
  for (const [index, { state }] of games.entries()) {
    const before = games[index - 1]?.state
    if (!before || before.cards === state.cards) continue
    for (const { id, owner, where } of state.cards) {
      if (owner !== player || where === before.cards[id]?.where) continue
      if ('in' in where && where.in === 'lost' && isOnTable(before, id)) cards += 1
    }
  }
  const lines = games.flatMap(({ events }) => events)
  return {
    drained: [...drained.values()].sort((one, other) => other.count - one.count),
    battlesWon: lines.filter(({ say, by }) => say === 'battle won' && by === player).length,
    lost,
    cards,
  }
}

/** The story of a game up to where it stands. */
export function storyOf({ games, at }: History<Position, Intent>): Story {
  const all = games.slice(0, at + 1)
  const losses = lossesIn(all)
  const turns = turnsOf(all)
  return {
    turns,
    sides: recordOf(players, (player) => sideOf(all, losses, player)),
    turning: turningOf(turns, losses),
  }
}
