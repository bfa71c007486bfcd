/** Pilots, starships and weapons that match each other. (matching pilot; matching starship; matching weapon) */

import type { Reason } from '../../../../kernel/index.ts'
import type { CardId } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { inRulings } from '../../shared/rulebook.ts'

export const rules = [
  ...inRulings('matching pilot', { 'TRM-179': {} }),
  ...inRulings('matching starship', { 'TRM-181': {} }),
  ...inRulings('matching weapon', { 'WPN-068': { same: ['TRM-182'] } }),
]

/** Its matching pilot is not aboard. (TRM-179) */
export const noMatchingPilot = (details: { card: CardId; by: CardId }): Reason => refusal('TRM-179', details)

/** It is not unique, and so no pilot matches it. (TRM-181) */
export const noMatchingStarship = (details: { card: CardId; by: CardId }): Reason =>
  refusal('TRM-181', details)

/** It has no weapon that names it. (WPN-068) */
export const noMatchingWeapon = (details: { card: CardId; by: CardId }): Reason => refusal('WPN-068', details)
