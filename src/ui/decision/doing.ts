/** Answers that are given at once, by one click. */

import { actions } from '../../store/index.ts'
import type { Game, Intent, Position } from '../../views/index.ts'

/** Answers the decision that waits with an intent. */
export const doNow = (game: Game<Position>, act: Intent) => {
  if (game.decision) actions().answer({ by: game.decision.by, act })
}
