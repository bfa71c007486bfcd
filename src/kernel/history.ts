/**
 * A game with its past: undo, redo, and replay from the answers. The save of a game is its start and its answers; passes
 * that were made automatically are stored with the answer that caused them, so a replay cannot drift.
 */

import { type AutoPass, answer, begin, type Refused } from './game.ts'
import { forget } from './memo.ts'
import type { Answer, FrameOf, Game, Ruleset, Types, TypesOf } from './types.ts'

/** What a game starts from. */
export interface Start<S, T extends Types = TypesOf<S>> {
  state: S
  stack: readonly FrameOf<T>[]
  seed: number | string
}

export interface Turn<I> {
  answer: Answer<I>
  automatic: readonly Answer<I>[]
}

export interface History<S, I, T extends Types = TypesOf<S>> {
  start: Start<S, T>
  /** Passes made before the first decision that was asked. */
  opening: readonly Answer<I>[]
  turns: readonly Turn<I>[]
  /** One more than turns: the game at the start, then after each answer. */
  games: readonly Game<S, T>[]
  /** How many of the answers are in force; those beyond it can be redone. */
  at: number
}

/** The plain data that brings a history back. */
export interface Saved<S, I, T extends Types = TypesOf<S>> {
  start: Start<S, T>
  opening: readonly Answer<I>[]
  turns: readonly Turn<I>[]
  at: number
}

/**
 * A history with nothing but its start.
 * @throws where the ruleset has no procedure for a frame, or its procedures never ask.
 */
export function open<S extends object, I, T extends Types = TypesOf<S>>(
  ruleset: Ruleset<S, I, T>,
  start: Start<S, T>,
  autoPass?: AutoPass<S, T>,
): History<S, I, T> {
  const { game, automatic } = begin(ruleset, start.state, start.stack, start.seed, autoPass)
  return { start, opening: automatic, turns: [], games: [game], at: 0 }
}

/** The game at the moment that is in force. */
export function current<S, I, T extends Types = TypesOf<S>>(history: History<S, I, T>): Game<S, T> {
  return history.games[history.at] as Game<S, T>
}

/**
 * Answers the pending decision. What had been undone is gone then.
 * @throws as `answer` does.
 */
export function play<S extends object, I, T extends Types = TypesOf<S>>(
  ruleset: Ruleset<S, I, T>,
  history: History<S, I, T>,
  given: Answer<I>,
  autoPass?: AutoPass<S, T>,
): { ok: true; history: History<S, I, T> } | Refused<I> {
  const result = answer(ruleset, current(history), given, autoPass)
  if (!result.ok) return result
  const { at } = history
  const turns = history.turns.slice(0, at)
  const games = history.games.slice(0, at + 1)
  turns.push({ answer: given, automatic: result.automatic })
  games.push(result.game)
  // Past states are kept for undo; what was worked out about them is not.
  forget(current(history).state)
  return {
    ok: true,
    history: {
      ...history,
      turns,
      games,
      at: at + 1,
    },
  }
}

/** Is there an answer in force? */
export const canUndo = <S, I, T extends Types = TypesOf<S>>(history: History<S, I, T>): boolean =>
  history.at > 0
/** Is there an answer that was undone? */
export const canRedo = <S, I, T extends Types = TypesOf<S>>(history: History<S, I, T>): boolean =>
  history.at < history.turns.length

/** Takes the last answer back; a history without one stays as it is. */
export function undo<S, I, T extends Types = TypesOf<S>>(history: History<S, I, T>): History<S, I, T> {
  return canUndo(history) ? { ...history, at: history.at - 1 } : history
}

/** Gives the next answer again; a history without one stays as it is. */
export function redo<S, I, T extends Types = TypesOf<S>>(history: History<S, I, T>): History<S, I, T> {
  return canRedo(history) ? { ...history, at: history.at + 1 } : history
}

/** The game as far as it is in force: nothing can be redone. */
export function upToNow<S, I, T extends Types = TypesOf<S>>(history: History<S, I, T>): History<S, I, T> {
  const { turns, games, at } = history
  return { ...history, turns: turns.slice(0, at), games: games.slice(0, at + 1) }
}

/** What brings the history back: its games are left out, since the answers make them anew. */
export function save<S, I, T extends Types = TypesOf<S>>({
  start,
  opening,
  turns,
  at,
}: History<S, I, T>): Saved<S, I, T> {
  return { start, opening, turns, at }
}

/** Plays the answers again. Says at which answer a save does not fit the rules any more, and plays as far as it does. */
export function replay<S extends object, I, T extends Types = TypesOf<S>>(
  ruleset: Ruleset<S, I, T>,
  saved: Saved<S, I, T>,
): Replayed<S, I, T> {
  const steps = replaying(ruleset, saved)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

export interface Replayed<S, I, T extends Types = TypesOf<S>> {
  history: History<S, I, T>
  brokenAt: number | null
}

/** The same, an answer at each step: it tells how many have been played, and whoever asks may do something else between. */
export function* replaying<S extends object, I, T extends Types = TypesOf<S>>(
  ruleset: Ruleset<S, I, T>,
  saved: Saved<S, I, T>,
): Generator<number, Replayed<S, I, T>> {
  let history = open(ruleset, saved.start, exactly(saved.opening))
  let brokenAt: number | null = null
  for (const [index, turn] of saved.turns.entries()) {
    const next = attempt(() => play(ruleset, history, turn.answer, exactly(turn.automatic)))
    if (!next?.ok) {
      brokenAt = index
      break
    }
    history = next.history
    yield index + 1
  }
  return { history: { ...history, at: Math.min(saved.at, history.turns.length) }, brokenAt }
}

/** What somebody else has saved may ask for what no rule foresees: it does not fit then. */
function attempt<T>(what: () => T): T | null {
  try {
    return what()
  } catch {
    return null
  }
}

/** Passes exactly where it was passed automatically then. */
function exactly<S extends object, I, T extends Types = TypesOf<S>>(
  passes: readonly Answer<I>[],
): AutoPass<S, T> {
  let made = 0
  return (_state, _stack, decision) => passes[made]?.by === decision.by && ++made > 0
}
