/** What this chapter says in French, a file for each heading. */

import { aboutToLeave } from './about-to-leave.fr.ts'
import { artillery } from './artillery.fr.ts'
import { jumpingOff } from './jumping-off.fr.ts'
import { justLost } from './just-lost.fr.ts'
import { leavingTable } from './leaving-table.fr.ts'
import { orderOfCards } from './order-of-cards.fr.ts'
export const words: typeof import('./words.en.ts').words = [aboutToLeave, artillery, jumpingOff, justLost, leavingTable, orderOfCards]
