/** What this chapter says in French, a file for each heading. */

import { destinyDraws } from './destiny-draws.fr.ts'
import { drawAndChoose } from './draw-and-choose.fr.ts'
import { drawingDestiny } from './drawing-destiny.fr.ts'
import type { words as en } from './words.en.ts'

export const words: typeof en = [destinyDraws, drawAndChoose, drawingDestiny]
