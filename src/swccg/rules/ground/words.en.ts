/** What this chapter says in English, a file for each heading. */

import { answering } from './answering.en.ts'
import { copiesAndOperatives } from './copies-and-operatives.en.ts'
import { ground } from './ground.en.ts'
import { immune } from './immune.en.ts'
import { initiation } from './initiation.en.ts'
import { intents } from './intents.en.ts'
import { neverThere } from './never-there.en.ts'
import { noTimeForIt } from './no-time-for-it.en.ts'
import { notOnTable } from './not-on-table.en.ts'
import { squadrons } from './squadrons.en.ts'
import { takingOver } from './taking-over.en.ts'
import { textKind } from './text-kind.en.ts'

export const words = [initiation, immune, squadrons, takingOver, textKind, noTimeForIt, answering, copiesAndOperatives, ground, intents, neverThere, notOnTable] as const
