/** What this chapter says in French, a file for each heading. */

import { destinyDraws } from './destiny-draws.fr.ts'
import { drawAndChoose } from './draw-and-choose.fr.ts'
import { drawingDestiny } from './drawing-destiny.fr.ts'
export const words: typeof import('./words.en.ts').words = [destinyDraws, drawAndChoose, drawingDestiny]
