/** How modifiers work, automatic ones among them, and whether they add up. (Modifiers; Automatic Modifiers; Cumulatively) */

import type { Cause } from '../../model/values.ts'
import { changes, permits, underHeading } from '../shared/rulebook.ts'

export const rules = [
  ...underHeading('Modifiers', {
    'KRN-291': permits,
    'KRN-292': { same: ['KRN-311', 'TRM-191'], ...changes },
    'KRN-293': { same: ['TRM-192'], ...changes },
    'KRN-294': changes,
    'KRN-295': changes,
  }),
  ...underHeading('Automatic Modifiers', {
    'KRN-296': { same: ['TRM-020', 'TRM-022'], ...permits },
    'KRN-297': { same: ['TRM-021'], ...permits },
  }),
  ...underHeading('Unmodifiable Values', { 'KRN-298': changes }),
  ...underHeading('Increase', { 'KRN-306': permits }),
  ...underHeading('Reduce', { 'KRN-307': permits }),
]

/** The rules by which a number is modified, or is not. */
export const rulesOfModifiers = {
  modified: ['KRN-291'],
  multiplied: ['KRN-291', 'KRN-330'],
  'in order': ['KRN-294'],
  copies: ['KRN-292'],
  'not increased': ['KRN-306'],
  'not reduced': ['KRN-307'],
  'modified in vain': ['KRN-298'],
} satisfies Partial<Record<Cause, string[]>>
