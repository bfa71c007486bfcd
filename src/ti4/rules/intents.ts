/** Everything that a player can try: by which rules it is judged, and how it begins. */

import { type Change, type Game, illegal, type Reason, refusal, type Verdict } from '../../kernel/index.ts'
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

type IntentOf<K extends Intent['kind']> = Extract<Intent, { kind: K }>

interface KindOfIntent<K extends Intent['kind']> {
  judge(p: Position, by: Player, intent: IntentOf<K>): Verdict<Intent>
  begin(change: Change<Position>, by: Player, intent: IntentOf<K>): void
  legal(p: Position, by: Player): Iterable<Intent>
}

/** Legal by these rules, if nothing speaks against it. */
const judgedBy =
  <K extends Intent['kind']>(
    against: (p: Position, by: Player, intent: IntentOf<K>) => Iterable<Reason>,
    rules: string[],
  ): KindOfIntent<K>['judge'] =>
  (p, by, intent) => {
    const reasons = [...against(p, by, intent)]
    return reasons.length > 0 ? illegal(...reasons) : { legal: true, cost: 0, rules }
  }

const ofMovement = ['TI4-003', 'TI4-012']

/** Every kind of intent, in the order in which what is legal is listed. */
const kinds: { readonly [K in Intent['kind']]: KindOfIntent<K> } = {
  activate: {
    judge: judgedBy((p, by, { system }) => reasonsAgainstActivation(p, by, system), ['TI4-101', 'TI4-204']),
    begin: (change, by, { system }) => activate(change, by, system),
    legal: legalActivations,
  },
  moveShip: { judge: judgeMove, begin: declare, legal: legalMoves },
  stay: {
    judge: judgedBy((p, by, { ship }) => reasonsAgainstStaying(p, by, ship), ofMovement),
    begin: (change, by, { ship }) => takeBack(change, by, ship),
    *legal(p, by) {
      for (const { ship } of p.action?.declared ?? [])
        if (reasonsAgainstStaying(p, by, ship).next().done) yield { kind: 'stay', ship }
    },
  },
  confirm: {
    judge: judgedBy(reasonsOfTheMoment, ofMovement),
    begin: endMovement,
    *legal(p, by) {
      if (p.action && reasonsOfTheMoment(p, by).next().done) yield { kind: 'confirm' }
    },
  },
  spaceCannon: { judge: judgedBy(reasonsAgainstCannon, ['TI4-013']), begin: fire, legal: legalCannons },
  retreat: {
    judge: judgedBy(reasonsAgainstRetreat, ['TI4-019', 'TI4-272']),
    begin: carryOutRetreat,
    legal: legalRetreats,
  },
  abilityMove: {
    judge: judgedBy(reasonsAgainstAbility, ['TI4-014']),
    begin: moveByAbility,
    legal: legalAbilityMoves,
  },
}

const kindOf = ({ kind }: Intent) => kinds[kind] as KindOfIntent<Intent['kind']>

/** May this player do this now? Listing, dragging, refusing and scenarios all ask here. */
export function judge({ state: p, decision }: Game<Position>, by: Player, intent: Intent): Verdict<Intent> {
  const verdict = kindOf(intent).judge(p, by, intent)
  if (!verdict.legal) return verdict
  if (decision?.by !== by) return illegal(refusal('PLAY-002', { by: decision?.by ?? null }))
  const asked = decision.kind === 'action' || decision.kind === 'response'
  return asked ? verdict : illegal(refusal('PLAY-004', { kind: decision.kind }))
}

/** Carries out what has been judged legal. */
export const begin = (change: Change<Position>, by: Player, intent: Intent): void =>
  kindOf(intent).begin(change, by, intent)

/** Everything that a player may do now: ships by their best paths, with nothing aboard. */
export function* legal(p: Position, by: Player): Generator<Intent> {
  for (const kind of Object.values(kinds)) yield* kind.legal(p, by)
}
