/** What every chapter stands on: answering in turn and in kind, times without actions, and where cards may never be. */

import { rules as initiationRules } from './actions/action-initiation.ts'
import { rules as answeringRules } from './actions/answering.ts'
import { rules as textKindRules } from './actions/text-kind.ts'
import { rules as noTimeForItRules } from './actions/timing-windows.ts'
import type { Chapter } from './chapter-type.ts'
import { rules as immuneRules } from './on-table/immune.ts'
import { rules as notOnTableRules } from './on-table/inactive-supporting-and-on-table.ts'
import { rules as neverThereRules } from './on-table/location-restrictions.ts'
import { rules as takingOverRules } from './on-table/taking-over.ts'

export const shared = {
  rules: [
    ...answeringRules,
    ...immuneRules,
    ...initiationRules,
    ...noTimeForItRules,
    ...neverThereRules,
    ...notOnTableRules,
    ...takingOverRules,
    ...textKindRules,
  ],
} satisfies Chapter
