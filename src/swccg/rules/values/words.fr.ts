/** What this chapter says in French, a file for each heading. */

import { battleTotals } from './battle-totals.fr.ts'
import { parts } from './parts.fr.ts'
import { valuesAndNumbers } from './values-and-numbers.fr.ts'
import type { words as en } from './words.en.ts'

export const words: typeof en = [battleTotals, parts, valuesAndNumbers]
