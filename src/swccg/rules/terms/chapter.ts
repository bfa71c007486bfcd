/** What has a heading of its own in the glossary: Objectives, operatives, duels, maintenance. */

import type { Chapter } from '../ground/chapter-type.ts'
import { cancelDuel, duelOf, duelProcedure, rules as duelsRules } from './duels.ts'
import { rules as maintenanceCostsRules, maintenanceProcedure } from './maintenance-costs.ts'
import { flipProcedure, flipping, flipsDue, rules as objectivesRules } from './objectives.ts'
import { oneOperative, operativesDue, rules as operativesRules } from './operatives.ts'

export const terms: Chapter = {
  rules: [...duelsRules, ...maintenanceCostsRules, ...objectivesRules, ...operativesRules],
  procedures: {
    flip: flipProcedure,
    duel: duelProcedure,
    maintain: maintenanceProcedure,
    'one operative': oneOperative,
  },
  settles: (p) => [...flipsDue(p), ...operativesDue(p)],
  texts: { flips: flipping },
  results: {
    duel(change, { player, card, targets: [duelist] }, part) {
      if (duelist !== undefined) change.push(duelOf(change.now, { player, card, duelist }, part))
    },
    'canceled duel': (change, { player, card }) => cancelDuel(change, player, card),
  },
}
