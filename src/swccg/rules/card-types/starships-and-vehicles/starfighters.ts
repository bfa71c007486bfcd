/** How starfighters, and what deploys like them, come to a place. (starship - starfighter - deployment) */

import type { Reason } from '../../../../kernel/index.ts'
import type { CardId } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { inRulings, permits } from '../../shared/rulebook.ts'

export const rules = [
  ...inRulings('starship — starfighter - deployment', { 'DEP-255': permits, 'DEP-256': {} }),
  ...inRulings('deploys like a starfighter', { 'DEP-186': permits }),
]

/** Without a pilot a starfighter deploys to sites alone. (DEP-256) */
export const starfighterNeedsPilot = (details: { card: CardId; to: CardId }): Reason =>
  refusal('DEP-256', details)
