/** Reacting to a battle or Force drain. */

import type { Chapter } from '../ground/chapter-type.ts'
import { rules as movingRules, reactProcedure } from './moving.ts'
import { rules as reactRules } from './react.ts'
import { reacting } from './reacting.ts'

export const react: Chapter = {
  rules: [...reactRules, ...movingRules],
  intents: { react: reacting },
  procedures: { react: reactProcedure },
}
