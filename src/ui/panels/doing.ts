/** Answers that are given at once, by one click. */

import { actions, type CardId, type Game, type Intent, type Position } from '../../store/index.ts'

/** Answers the decision that waits with an intent. */
export const doNow = (game: Game<Position>, act: Intent) => {
  if (game.decision) actions().answer({ by: game.decision.by, act })
}

/** Loses this card as the next unit of Force. */
export const lose = (game: Game<Position>, card: CardId) => {
  if (game.decision) actions().answer({ by: game.decision.by, cards: [card] })
}
