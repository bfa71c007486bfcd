/** What this chapter says in French, a file for each heading. */

import { aboutToLeave } from './about-to-leave.fr.ts'
import { artillery } from './artillery.fr.ts'
import { jumpingOff } from './jumping-off.fr.ts'
import { justLost } from './just-lost.fr.ts'
import { leavingTable } from './leaving-table.fr.ts'
import { orderOfCards } from './order-of-cards.fr.ts'
import type { words as en } from './words.en.ts'

export const words: typeof en = [aboutToLeave, artillery, jumpingOff, justLost, leavingTable, orderOfCards]
