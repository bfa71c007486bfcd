/** Values that are reset. (Reset; Reset - Competing Resets) */

import type { Cause } from '../../model/values.ts'
import { changes, permits, underHeading } from '../shared/rulebook.ts'

export const rules = [
  ...underHeading('Reset', { 'KRN-300': changes, 'KRN-301': permits, 'KRN-302': permits }),
  ...underHeading('Resets - Examples', { 'KRN-303': permits, 'KRN-304': changes }),
  ...underHeading('Reset - Competing Resets', { 'KRN-305': changes }),
]

/** The rules by which a number is reset, or given in another way than by modifiers. */
export const rulesOfResets = {
  reset: ['KRN-300'],
  'reset to what it was': ['KRN-301'],
  'several resets': ['KRN-305'],
  defined: ['KRN-369', 'KRN-302'],
  given: ['KRN-303'],
  'given as a reset': ['KRN-304'],
} satisfies Partial<Record<Cause, string[]>>
