/** What responses do to a shot that is under way. */

import { topmost } from '../ground/procedure.ts'
import type { BringAbout, ResultOf } from '../ground/result-of-an-action.ts'

/** Each destiny that is drawn for the shot will be so much more, or less; or their total. */
export const changeShot: BringAbout<ResultOf<'change of shot'>> = (change, { player, card }, part) => {
  const { each = 0, total = 0, repeats } = part
  const shot = topmost(change.stack, 'fire')
  if (!shot) return
  const { depth, frame } = shot
  const local = repeats ? 'always' : 'each'
  change.alter(depth, { [local]: (frame[local] ?? 0) + each, total: (frame.total ?? 0) + total })
  change.log({ say: 'shot changed', with: { card, count: each + total }, by: player, cites: [] })
}
