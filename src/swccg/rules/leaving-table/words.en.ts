/** What this chapter says in English, a file for each heading. */

import { aboutToLeave } from './about-to-leave.en.ts'
import { artillery } from './artillery.en.ts'
import { jumpingOff } from './jumping-off.en.ts'
import { justLost } from './just-lost.en.ts'
import { leavingTable } from './leaving-table.en.ts'
import { orderOfCards } from './order-of-cards.en.ts'

export const words = [aboutToLeave, artillery, jumpingOff, justLost, leavingTable, orderOfCards] as const
