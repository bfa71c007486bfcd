/** What has a heading of its own in the glossary, and is no kind of card: duels, maintenance costs. */

import type { Chapter } from '../shared/chapter-type.ts'
import { cancelDuel, duelProcedure, rules as duelsRules, startDuel } from './duels.ts'
import { rules as maintenanceCostsRules, maintenanceProcedure } from './maintenance-costs.ts'

export const terms = {
  rules: [...duelsRules, ...maintenanceCostsRules],
  procedures: { duel: duelProcedure, maintain: maintenanceProcedure },
  results: { duel: startDuel, 'canceled duel': cancelDuel },
} satisfies Chapter
