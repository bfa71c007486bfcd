/**
 * Looking ahead: can steps still be done from a game, and by which answers? It passes what stands between as the runner
 * does (waiting.ts), for both players; where somebody must decide what no step says, by an answer that the rules take.
 */

import { type Answer, type AutoPass, answer, type Game, type LogLine, refuse } from '../../kernel/index.ts'
import { answersTo, type Intent, idsOf, type Position, swccg } from '../../swccg/index.ts'
import { untrue } from './facts.ts'
import type { Do, Fact, ScriptStep, Step } from './schema.ts'
import { scripted } from './script.ts'
import type { Names } from './set-up.ts'
import { type Tried, triedBy } from './steps.ts'
import { advance, makeReady, readOn, type Table } from './waiting.ts'

/** From where one looks: a game, what its cards are called, and what the opponent has still to do. */
export interface Lookout {
  game: Game<Position>
  names: Names
  script: readonly ScriptStep[]
  /** What is passed without asking at this table, with these steps still to be done. */
  policy?: (left: readonly Step[]) => AutoPass<Position>
}

/** How a step is done: the answers to it, and for a step that is to be refused what is tried then. */
export interface Way {
  answers: readonly Answer<Intent>[]
  tried: Intent | null
}

/** Do these facts hold in this game? What a step has brought about is not asked here. */
export const holds = (game: Game<Position>, names: Names, facts: readonly Fact[]): boolean =>
  facts.every((fact) => {
    try {
      return untrue({ game, names, log: [], refused: [], drawn: {} }, fact) === null
    } catch {
      // It names what is not on the table.
      return false
    }
  })

/** So many answers are given at most: who finds no way by then finds none. */
const patience = 1500

/** So many decisions that no step makes are made on the way to one. */
const between = 60

/** A game that is tried out. */
class Trial implements Table {
  log: readonly LogLine[] = []
  answers: readonly Answer<Intent>[] = []
  game: Game<Position>
  script: readonly ScriptStep[]
  /** The steps that are still to be done, with the one that is tried. */
  steps: readonly Step[] = []
  readonly from: Lookout
  readonly left: { answers: number }

  constructor(from: Lookout, left: { answers: number }) {
    this.from = from
    this.left = left
    this.game = from.game
    this.script = from.script
  }

  get names(): Names {
    return this.from.names
  }

  /** Goes on from here, and leaves this one as it is. */
  fork(): Trial {
    const next = new Trial({ ...this.from, game: this.game, script: this.script }, this.left)
    next.steps = this.steps
    return next
  }

  give(given: Answer<Intent>): string | null {
    if (this.left.answers-- <= 0) return 'too many answers'
    const result = answer(swccg, this.game, given, this.from.policy?.(this.steps))
    if (!result.ok) return 'refused'
    this.game = result.game
    this.log = [...this.log, ...result.game.events]
    this.answers = [...this.answers, given]
    return this.followScript()
  }

  /** The opponent does the next thing of his script as soon as he can. */
  followScript(): string | null {
    const [next, ...later] = this.script
    const due = next ? scripted(this.game, this.names, next) : null
    if (!due) return null
    this.script = later
    return this.give(due)
  }
}

/** Does this, and makes every decision that keeps it from being done; true if it is done. */
function done(trial: Trial, act: () => string | null): boolean {
  for (let i = 0; i < between; i++) {
    if (act() === null) return true
    const { decision } = trial.game
    if (!decision || decision.mayPass) return false
    const given = answersTo(trial.game).find((one) => refuse(swccg, trial.game, one) === null)
    if (!given || trial.give(given) !== null) return false
  }
  return false
}

const meaningOf = (trial: Trial, step: Step): Tried | null => {
  try {
    return triedBy(trial.game, trial.names, step.by, step.do)
  } catch {
    return null
  }
}

/** Tries one thing that a step asks for; null if that is not what comes of it. */
function tried(trial: Trial, step: Step): Way | null {
  const { illegal, offered } = step.expect
  const way = (intent: Intent | null = null): Way => ({ answers: trial.answers, tried: intent })
  if (offered !== undefined || 'begin' in step.do || 'read' in step.do) return way()
  const { do: todo } = step
  if ('advance' in todo) return done(trial, () => advance(trial, todo.advance)) ? way() : null
  if (readOn(trial, step) !== null || !done(trial, () => makeReady(trial, step))) return null
  const meant = meaningOf(trial, step)
  if (!meant || 'unknown' in meant || 'unasked' in meant) return null
  if ('begun' in meant) return way()
  if (illegal !== undefined) {
    const verdict =
      'intent' in meant
        ? swccg.judge(trial.game, step.by, meant.intent)
        : (refuse(swccg, trial.game, meant.answer) ?? { legal: true as const })
    if (verdict.legal) return null
    const named = verdict.reasons.flatMap(idsOf)
    const asWanted = illegal === true || illegal.some((id) => named.includes(id))
    return asWanted ? way('intent' in meant ? meant.intent : null) : null
  }
  const given = 'intent' in meant ? { by: step.by, act: meant.intent } : meant.answer
  return trial.give(given) === null ? way() : null
}

/** Everything that may do a step: what it names, what does as well, and any act that reaches its goal. */
function* waysOf(trial: Trial, step: Step): Generator<{ way: Way; trial: Trial }> {
  const { goal } = step
  if (goal && holds(trial.game, trial.names, goal)) return yield { way: { answers: [], tried: null }, trial }
  const fits = (one: Trial) => !goal || holds(one.game, one.names, goal)
  for (const todo of [step.do, ...(step.or ?? [])] satisfies Do[]) {
    const next = trial.fork()
    const way = tried(next, { ...step, do: todo })
    if (way && fits(next)) yield { way, trial: next }
  }
  if (!goal) return
  for (const given of answersTo(trial.game)) {
    if (trial.game.decision?.by !== step.by) return
    const next = trial.fork()
    if (next.give(given) === null && fits(next))
      yield { way: { answers: next.answers, tried: null }, trial: next }
  }
}

function through(trial: Trial, steps: readonly Step[]): Way | null {
  const [step, ...later] = steps
  trial.steps = steps
  if (!step) return { answers: [], tried: null }
  for (const { way, trial: after } of waysOf(trial, step)) if (through(after, later)) return way
  return null
}

/** How the first of these steps is done so that all of them can be; null where no way is found. */
export function wayThrough(from: Lookout, steps: readonly Step[]): Way | null {
  const trial = new Trial(from, { answers: patience })
  return trial.followScript() === null ? through(trial, steps) : null
}
