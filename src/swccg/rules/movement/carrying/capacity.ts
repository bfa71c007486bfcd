/** What room a card has for others. (capacity) */

import { changes, inRulings, permits } from '../../shared/rulebook.ts'

export const rules = [
  ...inRulings('capacity', {
    'TRM-045': permits,
    'TRM-046': permits,
    'TRM-048': changes,
    'TRM-303': permits,
  }),
]
