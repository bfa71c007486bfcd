/** How actions stand on each other, and come off the stack. (The Stack; How The Stack Works; Responding To Coming Off The Stack) */

import type { Reason } from '../../../../kernel/index.ts'
import type { CardId } from '../../../abilities/basics.ts'
import { refusal } from '../../shared/reasons.ts'
import { changes, permits, underHeading } from '../../shared/rulebook.ts'

export const rules = [
  ...underHeading('The Stack', { 'KRN-171': changes, 'KRN-172': {}, 'KRN-173': permits }),
  ...underHeading('How The Stack Works', { 'KRN-175': changes, 'KRN-178': changes }),
  ...underHeading('Responding To Coming Off The Stack', { 'KRN-179': permits, 'KRN-180': permits }),
]

/** A card or text answers an event once. (KRN-172) */
export const answeredAlready = (card: CardId): Reason => refusal('KRN-172', { card })
