/** Section E. Values & Numbers. */

import type { Chapter } from '../ground/chapter-type.ts'
import { rules as battleTotalsRules } from './battle-totals.ts'
import { rules as valuesAndNumbersRules } from './values-and-numbers.ts'

export const values: Chapter = {
  rules: [...battleTotalsRules, ...valuesAndNumbersRules],
}
