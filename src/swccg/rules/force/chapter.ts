/** Life Force: losing Force, re-circulating, and the end of the game. */

import type { Chapter } from '../shared/chapter-type.ts'
import { amountOf, workingOf } from '../values/amounts.ts'
import { rules as lifeForceRules } from './life-force.ts'
import { changeLoss, loseProcedure, rules as losingForceRules } from './losing-force.ts'
import { rules as reCirculationRules } from './re-circulation.ts'

export const force = {
  rules: [...lifeForceRules, ...losingForceRules, ...reCirculationRules],
  procedures: { 'lose Force': loseProcedure },
  results: {
    'change of loss': (change, frame, { by, more }) =>
      changeLoss(change, frame, amountOf(workingOf(change.now, frame), by), more === true),
  },
} satisfies Chapter
