/** Taking over the opponent's cards: only by what lets them be stolen. (stealing) */

import type { Reason } from '../../../../kernel/index.ts'
import type { CardId } from '../../../model/types.ts'
import { refusal } from '../reasons.ts'
import { inRulings } from '../rulebook.ts'

export const rules = inRulings('stealing', { 'TRM-362': {} })

/** It is the opponent's, and this is no theft. (TRM-362) */
export const notTakenOver = ({ card, ship }: { card: CardId; ship: CardId }): Reason =>
  refusal('TRM-362', { card, ship })

/** One's own cards are not stolen. (TRM-362) */
export const ownAlready = ({ card }: { card: CardId }): Reason => refusal('TRM-362', { card }, 'own')

/** A text lets somebody steal it, and nobody there can. (TRM-362) */
export const nobodyToSteal = ({ card, by }: { card: CardId; by: CardId }): Reason =>
  refusal('TRM-362', { card, by }, 'no thief')
