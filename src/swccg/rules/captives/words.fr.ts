/** What this chapter says in French, a file for each heading. */

import { capturing } from './capturing.fr.ts'
import { custody } from './custody.fr.ts'
import { releasing } from './releasing.fr.ts'
import type { words as en } from './words.en.ts'

export const words: typeof en = [capturing, custody, releasing]
