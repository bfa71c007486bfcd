/** Two people with one device: who sits before it, and what he may see. */

import { current, type Game, type Player, type Position, swccg } from './engine.ts'
import type { Store } from './types.ts'

type Table = Pick<Store, 'history' | 'source' | 'seat'>

/** Whose seat the table is seen from: the one who decides. */
export function viewerOf({ history, seat }: Table): Player {
  const game = history && current(history)
  return ((game?.decision?.by ?? seat ?? game?.state.turn.player) as Player | undefined) ?? 'light'
}

/** Who the device shall be handed to before anything goes on; null where nothing is hidden from anybody. */
export function awaited({ history, source, seat }: Table): Player | null {
  if (!history || !source?.game) return null
  const by = (current(history).decision?.by ?? null) as Player | null
  return by === seat ? null : by
}

const known = new WeakMap<Game<Position>, Partial<Record<Player, Position>>>()

/** The position as this player may see it. */
export function seenBy(game: Game<Position>, player: Player): Position {
  const views = known.get(game) ?? {}
  known.set(game, views)
  views[player] ??= swccg.redact(game, player).state
  return views[player]
}
