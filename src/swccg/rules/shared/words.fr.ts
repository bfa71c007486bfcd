/** What this chapter says in French, a file for each heading. */

import { initiation } from './actions/action-initiation.fr.ts'
import { answering } from './actions/answering.fr.ts'
import { intents } from './actions/intents.fr.ts'
import { textKind } from './actions/text-kind.fr.ts'
import { noTimeForIt } from './actions/timing-windows.fr.ts'
import { ofAllChapters } from './all-chapters.fr.ts'
import { copiesAndOperatives } from './on-table/copies-and-operatives.fr.ts'
import { immune } from './on-table/immune.fr.ts'
import { notOnTable } from './on-table/inactive-and-supporting.fr.ts'
import { neverThere } from './on-table/location-restrictions.fr.ts'
import { takingOver } from './on-table/taking-over.fr.ts'
import { squadrons } from './on-table/what-squadrons-are.fr.ts'
export const words: typeof import('./words.en.ts').words = [initiation, immune, squadrons, takingOver, textKind, noTimeForIt, answering, copiesAndOperatives, ofAllChapters, intents, neverThere, notOnTable]
