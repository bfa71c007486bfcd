/** Kinds of cards that have a heading of their own: Objectives, operatives, Jedi Masters, sectors, combo cards … */

import type { Chapter } from '../shared/chapter-type.ts'
import { flipProcedure, flipping, flipsDue, rules as objectivesRules } from './objectives.ts'
import { oneOperative, operativesDue, rules as operativesRules } from './operatives.ts'
import { rules as squadronsRules } from './squadrons.ts'
import { aimsLost, targetGone, rules as utinniEffectsRules } from './utinni-effects.ts'

export const cardTypes = {
  rules: [...objectivesRules, ...operativesRules, ...squadronsRules, ...utinniEffectsRules],
  procedures: { flip: flipProcedure, 'one operative': oneOperative, 'target gone': targetGone },
  settles: (p) => [...flipsDue(p), ...operativesDue(p), ...aimsLost(p)],
  texts: { flips: flipping },
} satisfies Chapter
