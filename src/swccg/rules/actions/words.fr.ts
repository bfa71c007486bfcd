/** What this chapter says in French, a file for each heading. */

import { durations } from './durations.fr.ts'
import { responses } from './responses.fr.ts'
import { separateCosts } from './separate-costs.fr.ts'
import type { words as en } from './words.en.ts'

export const words: typeof en = [durations, responses, separateCosts]
