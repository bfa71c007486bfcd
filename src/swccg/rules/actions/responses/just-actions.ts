/** Actions that answer what has just happened. (Just Actions) */

import type { Reason } from '../../../../kernel/index.ts'
import type { CardId } from '../../../abilities/basics.ts'
import { refusal } from '../../shared/reasons.ts'
import { changes, underHeading } from '../../shared/rulebook.ts'

export const rules = [...underHeading('Just Actions', { 'KRN-106': changes, 'KRN-107': {} })]

/** 'When deployed, you may' waits like what says 'just'. (KRN-107) */
export const waitsLikeJust = (card: CardId): Reason => refusal('KRN-107', { card })
