/** Re-circulating: both Used Piles go under the Reserve Decks as the draw phase ends. */

import type { Change } from '../../../kernel/index.ts'
import { lay } from '../../model/table.ts'
import type { Player, Position } from '../../model/types.ts'

/** Puts a whole Used Pile under its Reserve Deck, its order kept. (DRW-016) */
function putUnder(change: Change<Position>, player: Player): void {
  const { piles } = change.now
  const { used, reserve } = piles[player]
  for (const card of used) lay(change, card, { in: 'reserve' })
  change.put('piles', { ...piles, [player]: { ...piles[player], reserve: [...reserve, ...used], used: [] } })
}

/** Both players re-circulate, the turn's player first. (DRW-015) */
export function recirculate(change: Change<Position>): void {
  const { turn, piles } = change.now
  const { light, dark } = piles
  const full = [light, dark].filter(({ used }) => used.length > 0)
  const none = full.some(({ reserve }) => reserve.length === 0)
  const left = piles[turn.player].force.length > 0
  for (const player of ['light', 'dark'] as const) putUnder(change, player)
  change.log({
    say: 're-circulated',
    with: { count: light.used.length + dark.used.length },
    by: turn.player,
    cites: [
      'DRW-015',
      'KRN-014',
      'DRW-016',
      'DRW-017',
      ...(none ? ['KRN-033'] : []),
      ...(left ? ['DRW-006'] : []),
      ...(left && !turn.drawn ? ['DRW-007'] : []),
    ],
  })
}

/** A text re-circulates the Used Piles: the turn goes on as before, for it is not the end of the draw phase. (TRM-601) */
export function recirculateByText(change: Change<Position>): void {
  const { light, dark } = change.now.piles
  for (const player of ['light', 'dark'] as const) putUnder(change, player)
  change.log({
    say: 're-circulated',
    with: { count: light.used.length + dark.used.length },
    by: change.now.turn.player,
    cites: ['DRW-016', 'TRM-601'],
  })
}
