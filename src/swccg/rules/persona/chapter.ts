/** Personas that change: replacement, converting, crossing over. */

import type { Chapter } from '../ground/chapter-type.ts'
import { beginConversion, rules as convertingRules, judgeConversion, legalConversions } from './converting.ts'
import { rules as convertingByTextRules } from './converting-by-text.ts'
import { rules as crossingOverRules } from './crossing-over.ts'
import {
  beginReplacement,
  judgeReplacement,
  legalReplacements,
  rules as personaReplacementRules,
} from './persona-replacement.ts'

export const persona: Chapter = {
  rules: [...convertingByTextRules, ...convertingRules, ...crossingOverRules, ...personaReplacementRules],
  intents: {
    replace: { judge: judgeReplacement, begin: beginReplacement, legal: legalReplacements },
    convert: { judge: judgeConversion, begin: beginConversion, legal: legalConversions },
  },
}
