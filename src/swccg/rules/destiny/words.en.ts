/** What this chapter says in English, a file for each heading. */

import { destinyDraws } from './destiny-draws.en.ts'
import { drawAndChoose } from './draw-and-choose.en.ts'
import { drawingDestiny } from './drawing-destiny.en.ts'

export const words = [destinyDraws, drawAndChoose, drawingDestiny] as const
