/** The two Death Stars: each player deploys locations of one of them only. (Death Star and Death Star II) */

import type { Change, Reason } from '../../../../kernel/index.ts'
import { facts, plain } from '../../../model/cards/pool.ts'
import { rowOf } from '../../../model/places/locations.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { inRulings } from '../../shared/rulebook.ts'

export const rules = inRulings('Death Star and Death Star II', { 'DEP-176': { same: ['TRM-104'] } })

const both: readonly string[] = ['death star', 'death star ii']

/** The Death Star that a location belongs to. */
function deathStarOf(p: Position, card: CardId): string | null {
  const row = facts(p, card).location === undefined ? '' : plain(rowOf(p, card))
  return both.includes(row) ? row : null
}

const keyOf = (player: Player, deathStar: string): string => `deployed in this game:${player}:${deathStar}`

/** Remembers for the rest of the game of which Death Star a player has deployed a location. */
export function noteDeathStar(change: Change<Position>, player: Player, card: CardId): void {
  const deathStar = deathStarOf(change.now, card)
  const key = deathStar === null ? null : keyOf(player, deathStar)
  if (key !== null && !change.now.used.includes(key)) change.put('used', [...change.now.used, key])
}

/** Whoever has deployed a location of one of them deploys none of the other. (DEP-176) */
export function* otherDeathStar(p: Position, player: Player, card: CardId): Generator<Reason> {
  const mine = deathStarOf(p, card)
  if (mine === null) return
  const other = both.find((one) => one !== mine) as string
  // In this game, or as the position was laid.
  const isOnTable = p.cards.some(
    ({ id, owner, where }) =>
      owner === player && ('layout' in where || 'under' in where) && deathStarOf(p, id) === other,
  )
  if (isOnTable || p.used.includes(keyOf(player, other))) yield refusal('DEP-176', { card })
}
