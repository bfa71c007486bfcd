/** How fast the opponent's acts follow each other, so that each of them is seen. */

import type { Game, Position } from '../../views/engine.ts'
import { isHeading } from '../../views/stack.ts'
import type { Pace } from '../table/types.ts'

/** How long an act is looked at before the next one, in milliseconds. What only a press ends stands for ever. */
const acts: Record<Pace, number> = { slow: 2600, normal: 1300, fast: 80, step: Number.POSITIVE_INFINITY }

/** Of a series of equal acts, one. */
const oneOfMany: Record<Pace, number> = { slow: 900, normal: 400, fast: 30, step: 0 }

/** A destiny that is drawn is looked at longer, by this much. */
const destiny: Record<Pace, number> = { slow: 2000, normal: 1400, fast: 60, step: 0 }

const many = ['loses Force', 'forfeited', 'satisfied']

/** How long what has just happened is looked at, in milliseconds. A pass, or a phase that ends, is not. */
export function standsFor({ events, decision }: Game<Position>, pace: Pace): number {
  const told = events.filter((line) => !isHeading(line))
  if (!decision || told.length === 0) return 0
  const drawn = told.some(({ say }) => say === 'destiny drawn')
  return (told.every(({ say }) => many.includes(say)) ? oneOfMany : acts)[pace] + (drawn ? destiny[pace] : 0)
}

/** How long what the player himself has done stands before the opponent acts, in milliseconds: its destinies are to be seen. */
export const ownStandsFor = ({ events }: Game<Position>, pace: Pace): number =>
  events.some(({ say }) => say === 'destiny drawn') ? destiny[pace] : 0

/** A clock for one thing that is shown, and one that waits for it. */
export function opponentPace() {
  let until = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    /** Something is shown from now on, for so long. */
    begin(milliseconds: number) {
      until = Date.now() + milliseconds
    },
    /** Does the next thing when what is shown has been looked at; where it is held, as soon as it is let go. */
    after(held: boolean, next: () => void) {
      clearTimeout(timer)
      const wait = until - Date.now()
      if (held || wait === Number.POSITIVE_INFINITY) return
      if (wait <= 0) next()
      else timer = setTimeout(next, wait)
    },
    /** What is shown has been looked at. */
    hurry() {
      until = 0
    },
    stop: () => clearTimeout(timer),
  }
}
