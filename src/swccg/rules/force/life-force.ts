/** Life Force, and the end of the game when a player has none left. */

import type { Change } from '../../../kernel/index.ts'
import { lifeForceOf } from '../../model/table.ts'
import { opponentOf, type Player, type Position } from '../../model/types.ts'
import { changes, permits, underHeading } from '../shared/rulebook.ts'

export const rules = underHeading('Life Force', {
  'KRN-001': permits,
  'KRN-002': changes,
  'KRN-003': changes,
  'KRN-005': permits,
})

/** Ends the game if this player has no Life Force left: his opponent wins, whatever hands and tables hold. (KRN-002) */
export function exhausted(change: Change<Position>, player: Player): boolean {
  if (lifeForceOf(change.now, player) > 0) {
    const { reserve, force, used } = change.now.piles[player]
    // A destiny that he has drawn, and that is not resolved, is all that he has left.
    if (reserve.length + force.length + used.length === 0)
      change.log({ say: 'destiny is left', with: {}, by: player, cites: ['KRN-003'] })
    return false
  }
  const winner = opponentOf(player)
  change.put('winner', winner)
  const cites = ['KRN-001', 'KRN-002', 'KRN-005']
  change.log({ say: 'wins', with: { loser: player }, by: winner, cites })
  change.end()
  return true
}
