/** Answers that are given at once, by one click. */

import { actions, type Game, type Intent, type Position } from '../../store/index.ts'

/** Answers the decision that waits with an intent. */
export const doNow = (game: Game<Position>, act: Intent) => {
  if (game.decision) actions().answer({ by: game.decision.by, act })
}
