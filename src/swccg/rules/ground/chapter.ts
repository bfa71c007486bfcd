/** What every chapter stands on: answering in turn and in kind, times without actions, and where cards may never be. */

import { rules as answeringRules } from './answering.ts'
import type { Chapter } from './chapter-type.ts'
import { rules as copiesAndOperativesRules } from './copies-and-operatives.ts'
import { rules as immuneRules } from './immune.ts'
import { rules as initiationRules } from './initiation.ts'
import { rules as neverThereRules } from './never-there.ts'
import { rules as noTimeForItRules } from './no-time-for-it.ts'
import { rules as notOnTableRules } from './not-on-table.ts'
import { rules as squadronsRules } from './squadrons.ts'
import { rules as takingOverRules } from './taking-over.ts'
import { rules as textKindRules } from './text-kind.ts'

export const ground: Chapter = {
  rules: [
    ...answeringRules,
    ...copiesAndOperativesRules,
    ...immuneRules,
    ...initiationRules,
    ...noTimeForItRules,
    ...neverThereRules,
    ...notOnTableRules,
    ...squadronsRules,
    ...takingOverRules,
    ...textKindRules,
  ],
}
