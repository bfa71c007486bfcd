/** Games between opponents: each sees its own view only. */

import {
  type Answer,
  type AutoPass,
  answer,
  begin,
  type Game,
  type Roll,
  type Start,
} from '../kernel/index.ts'
import {
  autoPass,
  type CardId,
  type Intent,
  numberAt,
  opponentOf,
  type Player,
  type Position,
  swccg,
} from '../swccg/index.ts'
import { type Budget, fresh, type Level, type Memory, type Reply, reply } from './index.ts'

export interface Contest {
  start: Start<Position>
  opponents: Record<Player, Level>
  roll: Roll
  /** A game that goes on longer is broken off without a winner. */
  limit: { decisions: number; turns: number }
  budget?: Budget
  /** Milliseconds since any moment, to measure answers with. */
  clock?: () => number
}

/** One decision on the way: the game before and after it, and the answer with the passes that followed by themselves. */
export interface Made {
  before: Game<Position>
  given: Answer<Intent, Player>
  automatic: readonly Answer<Intent, Player>[]
  after: Game<Position>
  reply: Reply
  /** What whoever answered remembered before. */
  memory: Memory
  /** What the answer took; 0 without a clock. */
  milliseconds: number
}

export interface Outcome {
  winner: Player | null
  turns: number
  decisions: number
  /** Ended by the rules, not by the limit. */
  over: boolean
  /** How many there were of both. */
  battles: number
  drains: number
  /** Battles that were begun with less than half of the other side's power. */
  longOdds: number
  /** Answers that would have been refused, so that another one stood in. */
  stoodIn: number
  /** How long each answer took, in milliseconds, where there is a clock. */
  thinking: Record<Player, number[]>
}

/** A contest at its first decision, with the passes that came before it. */
export const begun = ({ start }: Contest) => begin(swccg, start.state, start.stack, start.seed, autoPass)

/** What a player knows as his game begins: his own deck. */
export const knowing = ({ state }: Start<Position>, player: Player): Memory =>
  fresh(
    player,
    state.cards.filter(({ owner }) => owner === player).map(({ key }) => key),
  )

/** Plays a game decision by decision, to its end or its limit. */
export function* played(contest: Contest, passing: AutoPass<Position> = autoPass): Generator<Made> {
  const { start, opponents, roll, limit, budget, clock = () => 0 } = contest
  const memories = { light: knowing(start, 'light'), dark: knowing(start, 'dark') }
  let before = begun(contest).game
  for (let made = 0; made < limit.decisions; made++) {
    const { decision } = before
    if (!decision || before.state.turn.number > limit.turns) return
    const { by } = decision
    const memory = memories[by]
    const view = swccg.redact(before, by)
    const began = clock()
    const found = reply(opponents[by], view, memory, roll, budget)
    const milliseconds = clock() - began
    memories[by] = found.memory
    const given = found.answer
    const result = answer(swccg, before, given, passing)
    if (!result.ok)
      throw new Error(
        `refused: ${JSON.stringify(given)} because of ${JSON.stringify(result.verdict.reasons)}`,
      )
    yield {
      before,
      given,
      automatic: result.automatic,
      after: result.game,
      reply: found,
      memory,
      milliseconds,
    }
    before = result.game
  }
}

/** Is this battle begun with less than half of the other side's power? */
function isLongOdds({ state, decision }: Game<Position>, at: CardId): boolean {
  const by = decision!.by
  const power = (player: Player) => numberAt(state, player, at, 'power')?.total ?? 0
  return 2 * power(by) < power(opponentOf(by))
}

/** Plays a game to its end or its limit. */
export function outcomeOf(contest: Contest): Outcome {
  let last = begun(contest).game
  const found = { decisions: 0, battles: 0, drains: 0, longOdds: 0, stoodIn: 0 }
  const thinking: Outcome['thinking'] = { light: [], dark: [] }
  for (const { before, given, after, reply: told, milliseconds } of played(contest)) {
    last = after
    found.decisions++
    if (told.stoodIn) found.stoodIn++
    thinking[given.by].push(milliseconds)
    if (!('act' in given)) continue
    if (given.act.kind === 'drain') found.drains++
    if (given.act.kind !== 'battle') continue
    found.battles++
    if (isLongOdds(before, given.act.location)) found.longOdds++
  }
  const { state, decision } = last
  return { winner: state.winner, turns: state.turn.number, over: decision === null, ...found, thinking }
}
