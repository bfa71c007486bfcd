/** A game as a line of moments: which of them tell something, and which are marked. */

import { nth } from '../../kernel/index.ts'
import type { CardId, History, Intent, LogLine, Player, Position } from '../../views/engine.ts'

type Line = History<Position, Intent>

export type MarkKind = 'turn' | 'battle' | 'drain' | 'end'

/** Something along the line that one wants to jump to. */
export interface Mark {
  kind: MarkKind
  /** How many answers had been given then. */
  at: number
  /** Whose turn it is, who begins the battle or drains, who wins; null where nobody does. */
  player: Player | null
  /** Of a turn its number; of a drain the Force. */
  number: number
  /** Where the battle or the drain is. */
  place: CardId | null
}

const kinds: Partial<Record<LogLine['say'], MarkKind>> = {
  'turn begins': 'turn',
  'battle initiated': 'battle',
  'drain initiated': 'drain',
}

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0)

function markOf(line: LogLine, at: number): Mark | null {
  const kind = kinds[line.say]
  if (!kind) return null
  const { number, count, at: place } = line.with
  return {
    kind,
    at,
    player: line.by ?? null,
    number: numberIn(kind === 'turn' ? number : count),
    place: kind !== 'turn' && typeof place === 'number' ? place : null,
  }
}

/** The turns, battles and drains of a game, and its end, in their order. */
export function marksOf({ games }: Pick<Line, 'games'>): Mark[] {
  const marks = games.flatMap(({ events, state }, at) =>
    events.flatMap((line): Mark[] => {
      const mark = markOf(line, at)
      return mark ? [mark.kind === 'turn' ? { ...mark, player: state.turn.player } : mark] : []
    }),
  )
  const last = games.at(-1)
  if (!last || last.decision !== null || games.length === 1) return marks
  const { winner } = last.state
  return [...marks, { kind: 'end', at: games.length - 1, player: winner, number: 0, place: null }]
}

/** The moments at which something is told: the start, every answer that has brought something about or passed, the last one. */
export const momentsOf = ({ games, turns }: Pick<Line, 'games' | 'turns'>): number[] =>
  games.flatMap(({ events }, at) => {
    const answer = turns[at - 1]?.answer
    const tells = events.length > 0 || (answer !== undefined && 'pass' in answer)
    return at === 0 || tells || at === games.length - 1 ? [at] : []
  })

/** Where in a sorted list a moment stands, or the last one before it. */
export function placeIn(moments: readonly number[], at: number): number {
  let [low, high] = [0, moments.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (nth(moments, middle) <= at) low = middle
    else high = middle - 1
  }
  return low
}
