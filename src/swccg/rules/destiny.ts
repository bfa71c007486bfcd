/** Drawing destiny. */

import type { Change } from '../../kernel/index.ts'
import { facts } from '../model/pool.ts'
import { put } from '../model/table.ts'
import type { Player, Position } from '../model/types.ts'
import { underHeading } from './rulebook.ts'
import { citing } from './text-kind.ts'

export const rules = [
  ...underHeading('Drawing Destiny', { 'KRN-331': {}, 'KRN-335': { same: ['TRM-111'] }, 'TRM-116': {} }),
  ...underHeading('Failed Destiny Draws', {
    'KRN-350': {},
  }),
  ...underHeading('Empty Deck Or Pile', { 'KRN-029': {} }),
  ...underHeading('Step 5) Complete draw', { 'KRN-343': { same: ['BAT-210', 'TRM-114'] } }),
  ...underHeading('Step 8) Complete all draws', { 'KRN-349': {} }),
  ...underHeading('Section F. Drawing Destiny', { 'KRN-333': {} }),
  ...underHeading('Failed Destiny Draws', { 'KRN-352': { same: ['BAT-213', 'TRM-117'] } }),
]

/**
 * Draws one destiny: the number that the scenario names, or that of the top card of the Reserve Deck, which goes to the Used
 * Pile. Null: the draw has failed.
 */
export function drawDestiny(change: Change<Position>, player: Player): number | null {
  const { piles, destinies } = change.now
  const [named, ...others] = destinies[player]
  const [top] = piles[player].reserve
  if (named === undefined && top === undefined) {
    const cites = citing(change.now, ['KRN-029', 'KRN-333', 'KRN-350'])
    change.log({ say: 'destiny failed', with: {}, by: player, cites })
    return null
  }
  const destiny = Math.max(0, named ?? facts(change.now, top as number).destiny ?? 0)
  if (named !== undefined) change.put('destinies', { ...destinies, [player]: others })
  if (top !== undefined) put(change, top, { in: 'used' })
  change.log({
    say: 'destiny drawn',
    with: { destiny, card: top ?? null },
    by: player,
    cites: citing(change.now, ['KRN-331', 'KRN-335', 'TRM-116', ...(top === undefined ? [] : ['KRN-343'])]),
  })
  return destiny
}
