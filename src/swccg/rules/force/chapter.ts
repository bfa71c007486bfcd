/** Life Force: losing Force, re-circulating, and the end of the game. */

import type { Chapter } from '../ground/chapter-type.ts'
import { rules as lifeForceRules } from './life-force.ts'
import { loseProcedure, rules as losingForceRules } from './losing-force.ts'

export const force: Chapter = {
  rules: [...lifeForceRules, ...losingForceRules],
  procedures: { 'lose Force': loseProcedure },
}
