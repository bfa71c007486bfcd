/** Numbers, and what they are made of, as the page opens them. */

import { type CardNumber, numberAt } from '../swccg/index.ts'
import {
  type CardId,
  type Game,
  type Intent,
  type Part,
  type Player,
  type Position,
  swccg,
} from './engine.ts'

export { numberOfCard, numberOfPlayer } from '../swccg/index.ts'
export { type CardNumber, numberAt }

const noParts: readonly Part[] = []

/** A player's power at a location, with what texts will add once a battle begins; 0 where he has none. */
export const powerThere = (p: Position, player: Player, at: CardId): number =>
  numberAt(p, player, at, 'power')?.total ?? 0

/** What the cost of something is made of that the one who decides may do now. */
export function costParts(game: Game<Position>, intent: Intent): readonly Part[] {
  const by = game.decision?.by
  const verdict = by === undefined ? null : swccg.judge(game, by, intent)
  return verdict?.legal ? (verdict.parts ?? noParts) : noParts
}

/** Is a number more than it says by itself: has something changed it, or tried to? */
export const isMadeUp = (parts: readonly Part[]): boolean => parts.length > 1
