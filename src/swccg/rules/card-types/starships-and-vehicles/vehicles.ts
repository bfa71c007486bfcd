/** Where vehicles deploy: shuttle vehicles, patrol craft and others. (vehicle - deployment) */

import type { Reason } from '../../../../kernel/index.ts'
import { isA } from '../../../model/cards/characteristics.ts'
import { facts } from '../../../model/cards/pool.ts'
import { isShuttleVehicle } from '../../../model/crew.ts'
import { isCloud } from '../../../model/places/locations.ts'
import type { CardId, Position } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { inRulings, permits, underHeading } from '../../shared/rulebook.ts'

export const rules = [
  ...inRulings('vehicle - deployment', {
    'DEP-272': permits,
    'DEP-273': permits,
    'DEP-274': permits,
    'DEP-275': {},
    'DEP-276': {},
  }),
  ...underHeading('Rules Deployment Restrictions', { 'DEP-038': {} }),
]

/** No vehicle deploys to a system. (DEP-038) */
export const noVehicleInSpace = (details: { card: CardId; to: CardId }): Reason => refusal('DEP-038', details)

/** Without a pilot of its own, no shuttle vehicle and no patrol craft comes among clouds. (DEP-275, DEP-276) */
export function* needsPilotAmongClouds(p: Position, card: CardId, location: CardId): Generator<Reason> {
  if (!isCloud(p, location)) return
  if (isShuttleVehicle(p, card)) yield refusal('DEP-275', { card, to: location })
  if (isA(facts(p, card), 'patrol craft')) yield refusal('DEP-276', { card, to: location })
}

/** The rules by which a vehicle comes to a site, or to the clouds. */
export function rulesOfVehicle(p: Position, card: CardId, goal: CardId): string[] {
  if (!isCloud(p, goal)) return ['DEP-272', 'KRN-236']
  if (isShuttleVehicle(p, card)) return ['DEP-274', 'DEP-207', 'DEP-173']
  return [isA(facts(p, card), 'patrol craft') ? 'DEP-276' : 'DEP-273', 'DEP-207', 'DEP-173']
}
