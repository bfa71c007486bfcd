/** Points of a game that one may want to go back to, each with what has been seen since. */

import { nth } from '../../kernel/index.ts'
import type { CardId, Game, History, Intent, LogLine, Phase, Player, Position } from '../../views/engine.ts'
import { ownBefore } from '../opponent/practice.ts'
import { reveals } from './revealing.ts'
import type { Store } from './types.ts'

type Line = History<Position, Intent>

/** What has come to light that was face down. */
export interface Revealed {
  /** Destinies drawn. */
  destinies: number
  /** Cards drawn or taken into hand. */
  drawn: Record<Player, number>
  /** Piles that were looked into. */
  looks: number
  /** Other cards that were face down, and were lost, shown, or came into play from a pile. */
  others: number
}

const none: Revealed = { destinies: 0, drawn: { light: 0, dark: 0 }, looks: 0, others: 0 }

export const isNothing = ({ destinies, drawn, looks, others }: Revealed): boolean =>
  destinies + drawn.light + drawn.dark + looks + others === 0

const piles = ['reserve', 'force', 'used']

const pileOf = ({ cards }: Position, card: CardId): string => {
  const where = cards[card]?.where
  return where && 'in' in where ? where.in : ''
}

const known = new WeakMap<Game<Position>, Revealed>()

/** What one answer has brought to light. */
function revealedBy(before: Game<Position>, after: Game<Position>): Revealed {
  let found = known.get(after)
  if (!found) {
    found = reveals(before, after) ? revealedBetween(before, after) : none
    known.set(after, found)
  }
  return found
}

function revealedBetween(before: Game<Position>, after: Game<Position>): Revealed {
  const destinies = after.events.filter(({ say }) => say === 'destiny drawn').length
  const drawn = { light: 0, dark: 0 }
  let elsewhere = 0
  for (const { id, owner, where } of after.state.cards) {
    const was = pileOf(before.state, id)
    if (before.state.cards[id]?.where === where || !piles.includes(was)) continue
    const is = pileOf(after.state, id)
    if (is === 'hand') drawn[owner] += 1
    else if (!piles.includes(is)) elsewhere += 1
  }
  const looks = after.decision?.with.looking && !before.decision?.with.looking ? 1 : 0
  // A destiny that has gone on to the Lost Pile is told as a destiny alone; whatever else it was, something was seen.
  const others = Math.max(0, elsewhere - destinies)
  const sum = destinies + drawn.light + drawn.dark + looks + others
  return { destinies, drawn, looks, others: sum === 0 && !after.decision?.with.looking ? 1 : others }
}

const plus = (one: Revealed, other: Revealed): Revealed => ({
  destinies: one.destinies + other.destinies,
  drawn: { light: one.drawn.light + other.drawn.light, dark: one.drawn.dark + other.drawn.dark },
  looks: one.looks + other.looks,
  others: one.others + other.others,
})

/** What has come to light since so many answers had been given. */
export function revealedSince({ games, at }: Pick<Line, 'games' | 'at'>, from: number): Revealed {
  let sum = none
  for (let index = from + 1; index <= at; index++)
    sum = plus(sum, revealedBy(nth(games, index - 1), nth(games, index)))
  return sum
}

export type PointKind = 'turn' | 'phase' | 'battle' | 'drain' | 'destiny' | 'played'

export interface Point {
  kind: PointKind
  /** How many answers would be in force there. */
  at: number
  /** Whose turn it is there, and the how manieth; who begins the battle, drains, draws or plays. */
  player: Player
  number: number
  phase: Phase
  /** Where the battle or drain is; what is played. */
  card: CardId | null
  revealed: Revealed
}

/** What is told right after a point that has a name. */
const befores: Partial<Record<LogLine['say'], PointKind>> = {
  'battle initiated': 'battle',
  'drain initiated': 'drain',
  'destiny drawn': 'destiny',
  'card played': 'played',
}

/** How many points are listed. */
const most = 40

type Bare = Omit<Point, 'revealed'>

/** The point before what this answer has brought about, and the one that it has led to. */
function pointsAt(games: readonly Game<Position>[], index: number): { before?: Bare; led?: Bare } {
  const { state: before } = nth(games, index - 1)
  const { state: after, events } = nth(games, index)
  const line = events.find(({ say }) => befores[say])
  const kind = line && befores[line.say]
  const card = line?.with[kind === 'played' ? 'card' : 'at']
  const { player, number, phase } = after.turn
  const begun = before.turn.number !== number ? 'turn' : before.turn.phase !== phase ? 'phase' : null
  return {
    ...(kind && {
      before: {
        kind,
        at: index - 1,
        player: line.by ?? before.turn.player,
        number: before.turn.number,
        phase: before.turn.phase,
        card: typeof card === 'number' ? card : null,
      },
    }),
    ...(begun &&
      number > 0 && { led: { kind: begun, at: index, player: player, number, phase, card: null } }),
  }
}

/**
 * The points that can be gone back to, the latest first. Against an opponent of ours these are one's own decisions, up to
 * the last thing that one has been shown; `barred` says that there are earlier ones.
 */
export function pointsOf({ history, source }: Pick<Store, 'history' | 'source'>): {
  points: Point[]
  barred: boolean
} {
  if (!history || source?.replay) return { points: [], barred: false }
  const { games, at } = history
  const own = source?.practice ? ownBefore(history, source.practice.side, source.lesson) : null
  const earliest = own ? (own.at(-1) ?? at) : 0
  const points: Point[] = []
  let revealed = none
  let barred = false
  const add = (point: Bare | undefined) => {
    if (!point || point.at >= at || points.at(-1)?.at === point.at) return
    if (point.at < earliest) barred = true
    else if (!own || own.includes(point.at)) points.push({ ...point, revealed })
  }
  for (let index = at; index > 0 && points.length < most && !barred; index--) {
    const { led, before } = pointsAt(games, index)
    add(led)
    revealed = plus(revealed, revealedBy(nth(games, index - 1), nth(games, index)))
    add(before)
  }
  return { points, barred }
}
