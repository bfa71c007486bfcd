/** Games between opponents: each sees its own view only. */

import { type Answer, type AutoPass, answer, begin, type Game, type Start } from '../kernel/index.ts'
import { autoPass, type Intent, type Player, type Position, swccg } from '../swccg/index.ts'
import { type Opponent, type Roll, random } from './random.ts'

/** The opponents that there are, by the name of their level. */
export const levels: Record<string, Opponent> = { random }

export interface Contest {
  start: Start<Position>
  opponents: Record<Player, Opponent>
  roll: Roll
  /** A game that goes on longer is broken off without a winner. */
  limit: { decisions: number; turns: number }
}

/** One decision on the way: the game before and after it, and the answer with the passes that followed by themselves. */
export interface Made {
  before: Game<Position>
  given: Answer<Intent, Player>
  automatic: readonly Answer<Intent, Player>[]
  after: Game<Position>
}

export interface Outcome {
  winner: Player | null
  turns: number
  decisions: number
  /** Ended by the rules, not by the limit. */
  over: boolean
}

/** A contest at its first decision, with the passes that came before it. */
export const begun = ({ start }: Contest) => begin(swccg, start.state, start.stack, start.seed, autoPass)

/** Plays a game decision by decision, to its end or its limit. */
export function* played(contest: Contest, passing: AutoPass<Position> = autoPass): Generator<Made> {
  const { opponents, roll, limit } = contest
  let before = begun(contest).game
  for (let made = 0; made < limit.decisions; made++) {
    const { decision } = before
    if (!decision || before.state.turn.number > limit.turns) return
    const by = decision.by as Player
    const given = opponents[by](swccg.redact(before, by), roll)
    const result = answer(swccg, before, given, passing)
    if (!result.ok)
      throw new Error(
        `refused: ${JSON.stringify(given)} because of ${JSON.stringify(result.verdict.reasons)}`,
      )
    yield { before, given, automatic: result.automatic, after: result.game }
    before = result.game
  }
}

/** Plays a game to its end or its limit. */
export function outcomeOf(contest: Contest): Outcome {
  let last: Game<Position> | null = null
  let decisions = 0
  for (const { after } of played(contest)) {
    last = after
    decisions++
  }
  const { state, decision } = last ?? begun(contest).game
  return { winner: state.winner, turns: state.turn.number, decisions, over: decision === null }
}
