/** Deploying squadrons. (starship - squadron class - deployment) */

import type { Reason } from '../../../../kernel/index.ts'
import { isSquadron } from '../../../model/crew.ts'
import type { CardId, Position } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { inRulings } from '../../shared/rulebook.ts'
import { printedCost } from '../deployment-cost.ts'

export const rules = inRulings('starship - squadron class - deployment', { 'DEP-266': {}, 'DEP-267': {} })

/** Among sites, squadrons deploy to docking bays only. (DEP-266) */
export const onlyAtDockingBays = (card: CardId, to: CardId): Reason => refusal('DEP-266', { card, to })

/** A squadron without a deploy cost comes only in place of three starfighters. (DEP-267) */
export function* squadronOnlyReplaces(p: Position, card: CardId): Generator<Reason> {
  if (isSquadron(p, card) && printedCost(p, card) === undefined) yield refusal('DEP-267', { card })
}
