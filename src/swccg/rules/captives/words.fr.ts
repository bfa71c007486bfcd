/** What this chapter says in French, a file for each heading. */

import { captives } from './captives.fr.ts'
import { capturing } from './capturing.fr.ts'
import { releasing } from './releasing.fr.ts'
import type { words as en } from './words.en.ts'

export const words: typeof en = [capturing, captives, releasing]
