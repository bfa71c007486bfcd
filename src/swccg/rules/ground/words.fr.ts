/** What this chapter says in French, a file for each heading. */

import { answering } from './answering.fr.ts'
import { copiesAndOperatives } from './copies-and-operatives.fr.ts'
import { ground } from './ground.fr.ts'
import { immune } from './immune.fr.ts'
import { initiation } from './initiation.fr.ts'
import { intents } from './intents.fr.ts'
import { neverThere } from './never-there.fr.ts'
import { noTimeForIt } from './no-time-for-it.fr.ts'
import { notOnTable } from './not-on-table.fr.ts'
import { squadrons } from './squadrons.fr.ts'
import { takingOver } from './taking-over.fr.ts'
import { textKind } from './text-kind.fr.ts'
export const words: typeof import('./words.en.ts').words = [initiation, immune, squadrons, takingOver, textKind, noTimeForIt, answering, copiesAndOperatives, ground, intents, neverThere, notOnTable]
