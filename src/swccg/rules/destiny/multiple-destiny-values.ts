/** Cards with several destiny numbers. (Multiple Destiny Values) */

import { permits, underHeading } from '../shared/rulebook.ts'

export const rules = [
  ...underHeading('Multiple Destiny Values', {
    'BAT-207': { same: ['KRN-366'], ...permits },
    'KRN-368': permits,
  }),
]
