/** Stealing cards. */

import type { Chapter } from '../ground/chapter-type.ts'
import { oneVersion, revealStolen, revealsDue, rules as stealingRules, theftProcedure } from './stealing.ts'

export const stealing: Chapter = {
  rules: [...stealingRules],
  procedures: { theft: theftProcedure, 'one version': oneVersion, 'reveal stolen': revealStolen },
  settles: revealsDue,
}
