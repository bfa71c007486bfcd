/** Section C. Actions: responses, durations, separate costs. */

import type { Chapter } from '../../shared/chapter-type.ts'
import { rules as durationsRules } from './durations.ts'
import { rules as responsesRules } from './responses.ts'
import { rules as separateCostsRules } from './separate-costs.ts'

export const actions = {
  rules: [...durationsRules, ...responsesRules, ...separateCostsRules],
} satisfies Chapter
