/** What this chapter says in English, a file for each heading. */

import { durations } from './durations.en.ts'
import { responses } from './responses.en.ts'
import { separateCosts } from './separate-costs.en.ts'

export const words = [durations, responses, separateCosts] as const
