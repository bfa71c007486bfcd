/** What this chapter says in French, a file for each heading. */

import { durations } from './durations.fr.ts'
import { responses } from './responses.fr.ts'
import { separateCosts } from './separate-costs.fr.ts'
export const words: typeof import('./words.en.ts').words = [durations, responses, separateCosts]
