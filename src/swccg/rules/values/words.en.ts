/** What this chapter says in English, a file for each heading. */

import { battleTotals } from './battle-totals.en.ts'
import { parts } from './parts.en.ts'
import { valuesAndNumbers } from './values-and-numbers.en.ts'

export const words = [battleTotals, parts, valuesAndNumbers] as const
