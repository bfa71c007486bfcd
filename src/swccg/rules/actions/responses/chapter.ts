/** Section C. Actions: responses, durations, separate costs. */

import type { Chapter } from '../../shared/chapter-type.ts'
import { rules as durationsRules } from './durations.ts'
import { rules as justActionsRules } from './just-actions.ts'
import { rules as responsesRules } from './responses.ts'
import { rules as separateCostsRules } from './separate-costs.ts'
import { rules as theStackRules } from './the-stack.ts'

export const actions = {
  rules: [...justActionsRules, ...theStackRules, ...durationsRules, ...responsesRules, ...separateCostsRules],
} satisfies Chapter
