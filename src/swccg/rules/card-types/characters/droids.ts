/** Droids have no ability, and yet count for it. (character - droid) */

import { changes, underHeading } from '../../shared/rulebook.ts'

export const rules = [
  ...underHeading('Implied Target Rule', { 'KRN-203': { same: ['TRM-124'], ...changes } }),
]
