/** What this chapter says in French, a file for each heading. */

import { moving } from './moving.fr.ts'
import { react } from './react.fr.ts'
import type { words as en } from './words.en.ts'

export const words: typeof en = [moving, react]
