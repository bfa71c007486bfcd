/**
 * A game that has been played is looked through in the background, a decision at a time, by what thinks for opponents:
 * what would have been better? It stops where nobody looks any more, and goes on from there.
 */

import { create } from 'zustand'
import { type Moment, review } from '../../opponent/review/moments.ts'
import type { History, Intent, Player, Position } from '../../views/engine.ts'
import { type Thinker, thinker } from '../opponent/opponent-client.ts'

export type { Moment } from '../../opponent/review/moments.ts'
export { worthAnotherLook } from '../../opponent/review/moments.ts'

type Line = History<Position, Intent>

interface Reviewing {
  /** The game that is looked through, or was last: a game has the same start and answers as long as it is the same one. */
  turns: Line['turns'] | null
  /** How much of it has been looked through, from 0 to 1. */
  share: number
  /** What was found; null until all of it has been looked through. */
  found: readonly Moment[] | null
  /** Nothing that thinks has come up. */
  failed: boolean
}

const nothing: Reviewing = { turns: null, share: 0, found: null, failed: false }

export const useReview = create<Reviewing>()(() => nothing)

/** A game under way: its steps, and the decision that is looked at. */
interface Work {
  turns: Line['turns']
  all: number
  steps: ReturnType<typeof review>
  step: ReturnType<ReturnType<typeof review>['next']>
}

let work: Work | null = null
let running = false

const begun = (line: Line, player: Player): Work => {
  const steps = review(line, player)
  return { turns: line.turns, all: Math.max(1, line.at), steps, step: steps.next() }
}

/** Thinks beside the opponent, which is not kept waiting. */
let mind: Thinker | null = null

/**
 * Looks a game through for one side, or goes on with that.
 * @param thinks what thinks instead of the usual worker.
 */
export async function reviewGame(line: Line, player: Player, thinks?: Thinker): Promise<void> {
  if (useReview.getState().turns === line.turns && (running || useReview.getState().found)) return
  stopReview()
  if (work?.turns !== line.turns) {
    work = begun(line, player)
    useReview.setState({ ...nothing, turns: line.turns })
  }
  useReview.setState({ failed: false })
  running = true
  mind = thinks ?? thinker()
  const [mine, own] = [work, mind]
  while (!mine.step.done) {
    const { at, view, memory, given, seed } = mine.step.value
    useReview.setState({ share: at / mine.all })
    const looked = await own.look({ view, memory, given, seed })
    // Where it thinks in the page itself, something else is done between.
    await new Promise((resolve) => setTimeout(resolve))
    // Whoever has stopped it waits for nothing: that promise never resolves.
    if (work !== mine || mind !== own) return
    if (!looked) {
      useReview.setState({ failed: true })
      return stopReview()
    }
    mine.step = mine.steps.next(looked.better)
  }
  useReview.setState({ share: 1, found: mine.step.value })
  stopReview()
}

/** Nobody waits for it any more. */
export function stopReview(): void {
  running = false
  mind?.rest()
  mind = null
}
