/** What this chapter says in French, a file for each heading. */

import { battleTotals } from './battle-totals.fr.ts'
import { parts } from './parts.fr.ts'
import { valuesAndNumbers } from './values-and-numbers.fr.ts'
export const words: typeof import('./words.en.ts').words = [battleTotals, parts, valuesAndNumbers]
