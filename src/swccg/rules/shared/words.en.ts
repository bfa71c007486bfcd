/** What this chapter says in English, a file for each heading. */

import { initiation } from './actions/action-initiation.en.ts'
import { answering } from './actions/answering.en.ts'
import { intents } from './actions/intents.en.ts'
import { textKind } from './actions/text-kind.en.ts'
import { noTimeForIt } from './actions/timing-windows.en.ts'
import { ofAllChapters } from './all-chapters.en.ts'
import { copiesAndOperatives } from './on-table/copies-and-operatives.en.ts'
import { immune } from './on-table/immune.en.ts'
import { notOnTable } from './on-table/inactive-and-supporting.en.ts'
import { neverThere } from './on-table/location-restrictions.en.ts'
import { takingOver } from './on-table/taking-over.en.ts'
import { squadrons } from './on-table/what-squadrons-are.en.ts'

export const words = [initiation, immune, squadrons, takingOver, textKind, noTimeForIt, answering, copiesAndOperatives, ofAllChapters, intents, neverThere, notOnTable] as const
