/** Personas that change: replacement, converting, crossing over. */

import type { Chapter } from '../ground/chapter-type.ts'
import {
  beginConversion,
  conversionTime,
  rules as convertingRules,
  judgeConversion,
  legalConversions,
} from './converting.ts'
import { convert, rules as convertingByTextRules } from './converting-by-text.ts'
import { rules as crossingOverRules, crossOver } from './crossing-over.ts'
import {
  beginReplacement,
  judgeReplacement,
  legalReplacements,
  rules as personaReplacementRules,
  replacementTime,
} from './persona-replacement.ts'

export const persona: Chapter = {
  rules: [...convertingByTextRules, ...convertingRules, ...crossingOverRules, ...personaReplacementRules],
  intents: {
    replace: {
      judge: judgeReplacement,
      begin: beginReplacement,
      time: replacementTime,
      legal: legalReplacements,
    },
    convert: {
      judge: judgeConversion,
      begin: beginConversion,
      time: conversionTime,
      legal: legalConversions,
    },
  },
  results: {
    conversion(change, { player }, _part, cards) {
      for (const card of cards) convert(change, player, card)
    },
    crossing(change, _frame, _part, cards) {
      for (const card of cards) crossOver(change, card)
    },
  },
}
