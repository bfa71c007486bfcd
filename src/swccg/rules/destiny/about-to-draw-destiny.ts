/** What answers a draw that is about to be made. (About To Draw Destiny) */

import type { Reason } from '../../../kernel/index.ts'
import type { CardId, Player } from '../../abilities/basics.ts'
import { refusal } from '../shared/reasons.ts'
import { inRulings, permits, underHeading } from '../shared/rulebook.ts'

export const rules = [
  ...underHeading('About To Draw Destiny', { 'KRN-373': { same: ['BAT-216', 'TRM-001'] } }),
  ...underHeading('Empty Deck Or Pile', { 'KRN-027': { same: ['TRM-002'] } }),
  ...inRulings('about to draw', { 'BAT-217': { same: ['KRN-374', 'TRM-003'], ...permits } }),
]

/** There is no card that could be drawn. (KRN-027) */
export const noCardToDraw = (details: { card: CardId; by: Player }): Reason => refusal('KRN-027', details)

/** No such draw is about to be made. (KRN-373) */
export const notAboutToDraw = (details: { card: CardId }): Reason => refusal('KRN-373', details)
