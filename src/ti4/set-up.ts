/** A galaxy that is laid out: where a game starts from. */

import type { Start } from '../kernel/index.ts'
import type { Player, Position } from './model/types.ts'
import { actionFrame } from './rules/activation.ts'
import { limitsFrame } from './rules/limits.ts'
import { hitsFrame } from './rules/space-cannon.ts'
import { phaseFrame } from './rules/turn.ts'

/** The command tokens of a faction: nobody has more in a pool. */
const allTokens = 16

/** A galaxy without anything in it; its players have as many command tokens as there are. */
export const emptyGalaxy = (players: readonly Player[]): Position => ({
  players,
  player: players[0] ?? '',
  phase: 'action',
  passed: [],
  systems: [],
  units: [],
  tokens: [],
  pools: Object.fromEntries(players.map((player) => [player, { tactic: allTokens, fleet: allTokens }])),
  upgrades: {},
  abilities: [],
  effects: [],
  action: null,
  dice: [],
})

/** Hits by Space Cannon that a player has to assign yet. */
interface HitsToAssign {
  owner: Player
  count: number
}

/** The start of a game from a position: in its phase, or in the tactical action that is under way. */
export function startFrom(
  state: Position,
  seed: number | string,
  hits: readonly HitsToAssign[] = [],
): Start<Position> {
  const { action, player } = state
  const underWay = action ? [actionFrame(action.part)] : []
  const moved = action && action.part !== 'move' ? [limitsFrame(player)] : []
  return { state, stack: [phaseFrame(state), ...underWay, ...moved, ...hits.map(hitsFrame)], seed }
}
