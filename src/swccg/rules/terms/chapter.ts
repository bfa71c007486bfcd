/** What has a heading of its own in the glossary: Objectives, operatives, duels, maintenance. */

import type { Chapter } from '../shared/chapter-type.ts'
import { cancelDuel, duelProcedure, rules as duelsRules, startDuel } from './duels.ts'
import { rules as maintenanceCostsRules, maintenanceProcedure } from './maintenance-costs.ts'
import { flipProcedure, flipping, flipsDue, rules as objectivesRules } from './objectives.ts'
import { oneOperative, operativesDue, rules as operativesRules } from './operatives.ts'
import { aimsLost, targetGone, rules as utinniEffectsRules } from './utinni-effects.ts'

export const terms = {
  rules: [
    ...duelsRules,
    ...maintenanceCostsRules,
    ...objectivesRules,
    ...operativesRules,
    ...utinniEffectsRules,
  ],
  procedures: {
    flip: flipProcedure,
    duel: duelProcedure,
    maintain: maintenanceProcedure,
    'one operative': oneOperative,
    'target gone': targetGone,
  },
  settles: (p) => [...flipsDue(p), ...operativesDue(p), ...aimsLost(p)],
  texts: { flips: flipping },
  results: { duel: startDuel, 'canceled duel': cancelDuel },
} satisfies Chapter
