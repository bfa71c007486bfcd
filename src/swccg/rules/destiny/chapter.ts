/** Drawing destiny, whatever it is drawn for. */

import type { Chapter } from '../shared/chapter-type.ts'
import { rules as drawAndChooseRules } from './draw-and-choose.ts'
import { destinyProcedure, rules as drawingDestinyRules } from './drawing-destiny.ts'

export const destiny = {
  rules: [...drawAndChooseRules, ...drawingDestinyRules],
  procedures: { 'draw destiny': destinyProcedure },
} satisfies Chapter
