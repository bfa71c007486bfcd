/** Stealing cards. */

import type { Chapter } from '../shared/chapter-type.ts'
import {
  oneVersion,
  revealStolen,
  revealsDue,
  rules as stealingRules,
  stealing as theftOf,
  theftProcedure,
} from './stealing.ts'

export const stealing = {
  rules: stealingRules,
  procedures: { theft: theftProcedure, 'one version': oneVersion, 'reveal stolen': revealStolen },
  settles: revealsDue,
  results: {
    theft: (change, { player, card }, { by }, cards) => change.push(theftOf(cards, player, card, by)),
  },
} satisfies Chapter
