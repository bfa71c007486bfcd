/** A puzzle: what is to be done in it, and how hard it is. */

import type { Grade, SwccgScenario } from '../engine.ts'
import type { Task } from './solve.ts'

/** What the player of a puzzle has to reach, in the turn of this number; null where something illegal is to be found. */
export function taskOf({ puzzle, steps }: SwccgScenario, names: Task['names'], turn: number): Task | null {
  const [first] = steps
  if (!puzzle?.goal || !first) return null
  return { side: first.by, goal: puzzle.goal, names, turn, until: puzzle.until ?? 'draw' }
}

/** The grades by the chance of somebody who answers blindly: one of five, and six of a hundred. */
export const gradeOf = (chance: number): Grade =>
  chance >= 0.2 ? 'easy' : chance >= 0.06 ? 'medium' : 'hard'
