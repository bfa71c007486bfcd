/** Numbers, and what they are made of, as the page opens them. */

import type { CardNumber } from '../swccg/index.ts'
import { type Game, type Intent, type Part, type Position, swccg } from './engine.ts'

export { numberAt, numberOfCard, numberOfPlayer } from '../swccg/index.ts'
export type { CardNumber }

const noParts: readonly Part[] = []

/** What the cost of something is made of that the one who decides may do now. */
export function costParts(game: Game<Position>, intent: Intent): readonly Part[] {
  const by = game.decision?.by
  const verdict = by === undefined ? null : swccg.judge(game, by, intent)
  return verdict?.legal ? (verdict.parts ?? noParts) : noParts
}

/** Is a number more than it says by itself: has something changed it, or tried to? */
export const isMadeUp = (parts: readonly Part[]): boolean => parts.length > 1
