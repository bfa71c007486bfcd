/** Leaving table: what goes where, with whom, in which order, and what answers it. */

import type { Chapter } from '../shared/chapter-type.ts'
import { rules as aboutToLeaveRules } from './about-to-leave.ts'
import { rules as artilleryRules } from './artillery.ts'
import { rules as jumpingOffRules, jumpOff } from './jumping-off.ts'
import { isGone, rules as justLostRules, leaveProcedure } from './just-lost.ts'
import { leaves, rules as leavingTableRules } from './leaving-table.ts'
import { rules as orderOfCardsRules, orderProcedure } from './order-of-cards.ts'

export const leavingTable = {
  rules: [
    ...aboutToLeaveRules,
    ...artilleryRules,
    ...jumpingOffRules,
    ...justLostRules,
    ...leavingTableRules,
    ...orderOfCardsRules,
  ],
  procedures: { 'leave table': leaveProcedure, leaves, 'jump off': jumpOff, 'order in pile': orderProcedure },
  gone: isGone,
} satisfies Chapter
