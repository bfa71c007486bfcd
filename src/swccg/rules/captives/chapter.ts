/** Captives: capturing, keeping and releasing them. */

import type { Chapter } from '../shared/chapter-type.ts'
import { rules as captivesRules, custody, newEscortProcedure } from './captives.ts'
import { captureProcedure, rules as capturingRules } from './capturing.ts'
import { rules as frozenCaptivesRules } from './frozen-captives.ts'
import { freeing, releaseProcedure, releasesDue, rules as releasingRules } from './releasing.ts'

export const captives = {
  rules: [...capturingRules, ...captivesRules, ...frozenCaptivesRules, ...releasingRules],
  intents: { release: freeing },
  procedures: { capture: captureProcedure, release: releaseProcedure, 'new escort': newEscortProcedure },
  settles: releasesDue,
  results: custody,
} satisfies Chapter
