/** Which pile an Interrupt goes to, and how it is called Used or Lost. (Interrupt) */

import { changes, crdOnly, inRulings } from '../../shared/rulebook.ts'

export const rules = [
  ...inRulings('Interrupt', {
    'TRM-427': { ...crdOnly, ...changes },
    'TRM-428': { ...crdOnly, ...changes },
    'TRM-429': changes,
  }),
]
