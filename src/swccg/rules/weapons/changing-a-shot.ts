/** What responses do to a shot that is under way. */

import type { Change } from '../../../kernel/index.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import { topmost } from '../ground/procedure.ts'

/** Each destiny that is drawn for the shot will be so much more, or less; or their total. */
export function changeShot(
  change: Change<Position>,
  player: Player,
  card: CardId,
  { each = 0, total = 0, repeats }: { each?: number; total?: number; repeats?: true },
): void {
  const shot = topmost(change.stack, 'fire')
  if (!shot) return
  const { depth, frame } = shot
  const local = repeats ? 'always' : 'each'
  change.alter(depth, { [local]: (frame[local] ?? 0) + each, total: (frame.total ?? 0) + total })
  change.log({ say: 'shot changed', with: { card, count: each + total }, by: player, cites: [] })
}
