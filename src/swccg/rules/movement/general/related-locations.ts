/** Locations that are related. (related locations) */

import { inRulings, permits } from '../../shared/rulebook.ts'

export const rules = [
  ...inRulings('related locations', { 'TRM-328': permits, 'TRM-333': permits, 'TRM-334': permits }),
]
