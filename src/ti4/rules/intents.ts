/** Everything that a player can try: by which rules it is judged, and how it begins. */

import { type Change, type Game, illegal, no, type Reason, type Verdict } from '../../kernel/index.ts'
import type { Intent, Player, Position } from '../model/types.ts'
import { legalAbilityMoves, moveByAbility, reasonsAgainstAbility } from './ability-movement.ts'
import { activate, legalActivations, reasonsAgainstActivation } from './activation.ts'
import {
  declare,
  judgeMove,
  legalMoves,
  reasonsAgainstStaying,
  reasonsOfTheMoment,
  takeBack,
} from './move-ships.ts'
import { carryOutRetreat, legalRetreats, reasonsAgainstRetreat } from './retreat.ts'
import { fire, legalCannons, reasonsAgainstCannon } from './space-cannon.ts'
import { endMovement } from './tactical-action.ts'

function reasonsAgainst(
  p: Position,
  by: Player,
  intent: Exclude<Intent, { kind: 'moveShip' }>,
): Iterable<Reason> {
  if (intent.kind === 'activate') return reasonsAgainstActivation(p, by, intent.system)
  if (intent.kind === 'stay') return reasonsAgainstStaying(p, by, intent.ship)
  if (intent.kind === 'confirm') return reasonsOfTheMoment(p, by)
  if (intent.kind === 'spaceCannon') return reasonsAgainstCannon(p, by, intent)
  if (intent.kind === 'abilityMove') return reasonsAgainstAbility(p, by, intent)
  return reasonsAgainstRetreat(p, by, intent)
}

const rulesOf = (intent: Intent): string[] => {
  if (intent.kind === 'activate') return ['TI4-101', 'TI4-204']
  if (intent.kind === 'spaceCannon') return ['TI4-013']
  if (intent.kind === 'abilityMove') return ['TI4-014']
  return intent.kind === 'retreat' ? ['TI4-019', 'TI4-272'] : ['TI4-003', 'TI4-012']
}

/** May this player do this now? Listing, dragging, refusing and scenarios all ask here. */
export function judge({ state: p, decision }: Game<Position>, by: Player, intent: Intent): Verdict<Intent> {
  const verdict: Verdict<Intent> =
    intent.kind === 'moveShip'
      ? judgeMove(p, by, intent)
      : verdictOf([...reasonsAgainst(p, by, intent)], intent)
  if (!verdict.legal) return verdict
  if (decision?.by !== by) return illegal(no('PLAY-002', { by: decision?.by ?? null }))
  const asked = decision.kind === 'action' || decision.kind === 'response'
  return asked ? verdict : illegal(no('PLAY-004', { kind: decision.kind }))
}

const verdictOf = (reasons: readonly Reason[], intent: Intent): Verdict<Intent> =>
  reasons.length > 0 ? illegal(...reasons) : { legal: true, cost: 0, rules: rulesOf(intent) }

export function begin(change: Change<Position>, by: Player, intent: Intent) {
  if (intent.kind === 'activate') return activate(change, by, intent.system)
  if (intent.kind === 'moveShip') return declare(change, by, intent)
  if (intent.kind === 'stay') return takeBack(change, by, intent.ship)
  if (intent.kind === 'confirm') return endMovement(change, by)
  if (intent.kind === 'spaceCannon') return fire(change, by, intent)
  if (intent.kind === 'abilityMove') return moveByAbility(change, by, intent)
  carryOutRetreat(change, by, intent)
}

/** Everything that a player may do now: ships by their best paths, with nothing aboard. */
export function* legal(p: Position, by: Player): Generator<Intent> {
  yield* legalActivations(p, by)
  yield* legalMoves(p, by)
  if (p.action) {
    for (const { ship } of p.action.declared)
      if (reasonsAgainstStaying(p, by, ship).next().done) yield { kind: 'stay', ship }
    if (reasonsOfTheMoment(p, by).next().done) yield { kind: 'confirm' }
  }
  yield* legalCannons(p, by)
  yield* legalRetreats(p, by)
  yield* legalAbilityMoves(p, by)
}
