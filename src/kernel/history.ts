/**
 * A game with its past: undo, redo, and replay from the answers. The save of a game is its start and its answers; passes
 * that were made automatically are stored with the answer that caused them, so a replay cannot drift.
 */

import { type AutoPass, answer, begin, type Refused } from './game.ts'
import { forget } from './memo.ts'
import type { Answer, Frame, Game, Ruleset } from './types.ts'

/** What a game starts from. */
export interface Start<S> {
  state: S
  stack: readonly Frame[]
  seed: number | string
}

export interface Turn<I> {
  answer: Answer<I>
  automatic: readonly Answer<I>[]
}

export interface History<S, I> {
  start: Start<S>
  /** Passes made before the first decision that was asked. */
  opening: readonly Answer<I>[]
  turns: readonly Turn<I>[]
  /** One more than turns: the game at the start, then after each answer. */
  games: readonly Game<S>[]
  /** How many of the answers are in force; those beyond it can be redone. */
  at: number
}

/** The plain data that brings a history back. */
export interface Saved<S, I> {
  start: Start<S>
  opening: readonly Answer<I>[]
  turns: readonly Turn<I>[]
  at: number
}

export function open<S extends object, I>(
  ruleset: Ruleset<S, I>,
  start: Start<S>,
  autoPass?: AutoPass<S>,
): History<S, I> {
  const { game, automatic } = begin(ruleset, start.state, start.stack, start.seed, autoPass)
  return { start, opening: automatic, turns: [], games: [game], at: 0 }
}

export function current<S, I>(history: History<S, I>): Game<S> {
  return history.games[history.at] as Game<S>
}

/** Answers the pending decision. What had been undone is gone then. */
export function play<S extends object, I>(
  ruleset: Ruleset<S, I>,
  history: History<S, I>,
  given: Answer<I>,
  autoPass?: AutoPass<S>,
): { ok: true; history: History<S, I> } | Refused<I> {
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

export const canUndo = <S, I>(history: History<S, I>): boolean => history.at > 0
export const canRedo = <S, I>(history: History<S, I>): boolean => history.at < history.turns.length

export function undo<S, I>(history: History<S, I>): History<S, I> {
  return canUndo(history) ? { ...history, at: history.at - 1 } : history
}

export function redo<S, I>(history: History<S, I>): History<S, I> {
  return canRedo(history) ? { ...history, at: history.at + 1 } : history
}

export function save<S, I>({ start, opening, turns, at }: History<S, I>): Saved<S, I> {
  return { start, opening, turns, at }
}

/** Plays the answers again. Says at which answer a save does not fit the rules any more, and plays as far as it does. */
export function replay<S extends object, I>(
  ruleset: Ruleset<S, I>,
  saved: Saved<S, I>,
): { history: History<S, I>; brokenAt: number | null } {
  let history = open(ruleset, saved.start, exactly(saved.opening))
  let brokenAt: number | null = null
  for (const [index, turn] of saved.turns.entries()) {
    const result = play(ruleset, history, turn.answer, exactly(turn.automatic))
    if (!result.ok) {
      brokenAt = index
      break
    }
    history = result.history
  }
  return { history: { ...history, at: Math.min(saved.at, history.turns.length) }, brokenAt }
}

/** Passes exactly where it was passed automatically then. */
function exactly<S extends object, I>(passes: readonly Answer<I>[]): AutoPass<S> {
  let made = 0
  return (_state, _stack, decision) => passes[made]?.by === decision.by && ++made > 0
}
