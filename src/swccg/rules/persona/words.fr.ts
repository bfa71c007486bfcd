/** What this chapter says in French, a file for each heading. */

import { converting } from './converting.fr.ts'
import { convertingByText } from './converting-by-text.fr.ts'
import { crossingOver } from './crossing-over.fr.ts'
import { personaReplacement } from './persona-replacement.fr.ts'
import type { words as en } from './words.en.ts'

export const words: typeof en = [converting, convertingByText, crossingOver, personaReplacement]
