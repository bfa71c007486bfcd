/** What this chapter says in French, a file for each heading. */

import { stealing } from './stealing.fr.ts'
import type { words as en } from './words.en.ts'

export const words: typeof en = [stealing]
