/** Personas that change: replacement, converting, crossing over. */

import type { Chapter } from '../shared/chapter-type.ts'
import { converting, rules as convertingRules } from './converting.ts'
import { convert, rules as convertingByTextRules } from './converting-by-text.ts'
import { rules as crossingOverRules, crossOver } from './crossing-over.ts'
import { rules as personaReplacementRules, replacing } from './persona-replacement.ts'

export const persona = {
  rules: [...convertingByTextRules, ...convertingRules, ...crossingOverRules, ...personaReplacementRules],
  intents: { replace: replacing, convert: converting },
  results: {
    conversion(change, { player }, _part, cards) {
      for (const card of cards) convert(change, player, card)
    },
    crossing(change, _frame, _part, cards) {
      for (const card of cards) crossOver(change, card)
    },
  },
} satisfies Chapter
