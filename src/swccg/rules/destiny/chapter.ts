/** Drawing destiny, whatever it is drawn for. */

import type { Chapter } from '../shared/chapter-type.ts'
import { rules as aboutToDrawDestinyRules } from './about-to-draw-destiny.ts'
import { rules as drawAndChooseRules } from './draw-and-choose.ts'
import { destinyProcedure, rules as drawingDestinyRules } from './drawing-destiny.ts'
import { rules as failedDestinyDrawsRules } from './failed-destiny-draws.ts'
import { rules as multipleDestinyValuesRules } from './multiple-destiny-values.ts'
import { rules as substitutedDestiniesRules } from './substituted-destinies.ts'

export const destiny = {
  rules: [
    ...multipleDestinyValuesRules,
    ...failedDestinyDrawsRules,
    ...aboutToDrawDestinyRules,
    ...substitutedDestiniesRules,
    ...drawAndChooseRules,
    ...drawingDestinyRules,
  ],
  procedures: { 'draw destiny': destinyProcedure },
} satisfies Chapter
