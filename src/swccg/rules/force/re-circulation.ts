/** Re-circulating: both Used Piles go under the Reserve Decks as the draw phase ends. */

import type { Change } from '../../../kernel/index.ts'
import { lay } from '../../model/table.ts'
import type { Position } from '../../model/types.ts'
import { changes, underHeading } from '../shared/rulebook.ts'

export const rules = [
  ...underHeading('Re-circulating', { 'KRN-014': changes }),
  ...underHeading('Draw Phase', { 'DRW-015': { same: ['KRN-013'], ...changes }, 'DRW-016': changes }),
]

/** Puts both whole Used Piles under their Reserve Decks, their order kept. (DRW-016) */
function putUnder(change: Change<Position>, cites: string[]): void {
  const { light, dark } = change.now.piles
  for (const player of ['light', 'dark'] as const) {
    const { piles } = change.now
    const { used, reserve } = piles[player]
    for (const card of used) lay(change, card, { in: 'reserve' })
    change.put('piles', {
      ...piles,
      [player]: { ...piles[player], reserve: [...reserve, ...used], used: [] },
    })
  }
  const count = light.used.length + dark.used.length
  change.log({ say: 're-circulated', with: { count }, by: change.now.turn.player, cites })
}

/** Both players re-circulate, the turn's player first. (DRW-015) */
export function recirculate(change: Change<Position>): void {
  const { turn, piles } = change.now
  const none = Object.values(piles).some(({ used, reserve }) => used.length > 0 && reserve.length === 0)
  const left = piles[turn.player].force.length > 0
  putUnder(change, [
    ...['DRW-015', 'KRN-014', 'DRW-016', 'DRW-017'],
    ...(none ? ['KRN-033'] : []),
    ...(left ? ['DRW-006'] : []),
    ...(left && !turn.drawn ? ['DRW-007'] : []),
  ])
}

/** A text re-circulates the Used Piles: the turn goes on as before, for it is not the end of the draw phase. (TRM-601) */
export const recirculateByText = (change: Change<Position>): void => putUnder(change, ['DRW-016', 'TRM-601'])
