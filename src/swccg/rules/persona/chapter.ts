/** Personas that change: replacement, converting, crossing over. */

import type { Chapter } from '../ground/chapter-type.ts'
import type { Time } from '../ground/intents.ts'
import { beginConversion, rules as convertingRules, judgeConversion, legalConversions } from './converting.ts'
import { convert, rules as convertingByTextRules } from './converting-by-text.ts'
import { rules as crossingOverRules, crossOver } from './crossing-over.ts'
import {
  beginReplacement,
  judgeReplacement,
  legalReplacements,
  rules as personaReplacementRules,
} from './persona-replacement.ts'

/** Versions change places, and sides, while cards are deployed. */
const time: Time = { phases: ['deploy'], ownTurn: true }

export const persona: Chapter = {
  rules: [...convertingByTextRules, ...convertingRules, ...crossingOverRules, ...personaReplacementRules],
  intents: {
    replace: { judge: judgeReplacement, begin: beginReplacement, legal: legalReplacements, time },
    convert: { judge: judgeConversion, begin: beginConversion, legal: legalConversions, time },
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
