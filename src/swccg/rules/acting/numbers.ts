/** The rules by which a number comes about. (Section E. Values & Numbers) */

import type { Cause, Working } from '../../model/values.ts'
import { underHeading } from '../rulebook.ts'

export const rules = [
  ...underHeading('Section E. Values & Numbers', { 'KRN-290': {} }),
  ...underHeading('Modifiers', { 'KRN-291': {}, 'KRN-294': {}, 'KRN-295': {} }),
  ...underHeading('Unmodifiable Values', { 'KRN-298': {} }),
  ...underHeading('Reset', { 'KRN-302': {} }),
  ...underHeading('Increase', { 'KRN-306': {} }),
  ...underHeading('Reduce', { 'KRN-307': {} }),
  ...underHeading('Negative Numbers/Cannot Fall Below Zero/Minimum Zero', { 'KRN-322': {} }),
  ...underHeading('Rounding', { 'KRN-330': {} }),
  ...underHeading('Defined Values', { 'KRN-369': {} }),
]

const ruleFor: Record<Cause, string[]> = {
  changed: ['KRN-290'],
  modified: ['KRN-291'],
  multiplied: ['KRN-291', 'KRN-330'],
  'in order': ['KRN-294'],
  copies: ['KRN-292'],
  'below zero': ['KRN-321'],
  'up from below zero': ['KRN-322'],
  'not increased': ['KRN-306'],
  'not reduced': ['KRN-307'],
  reset: ['KRN-300'],
  'modified in vain': ['KRN-298'],
  'several resets': ['KRN-305'],
  defined: ['KRN-369', 'KRN-302'],
}

export const rulesBehind = ({ causes }: Working): string[] => causes.flatMap((cause) => ruleFor[cause])
