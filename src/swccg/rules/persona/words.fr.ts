/** What this chapter says in French, a file for each heading. */

import { converting } from './converting.fr.ts'
import { convertingByText } from './converting-by-text.fr.ts'
import { crossingOver } from './crossing-over.fr.ts'
import { personaReplacement } from './persona-replacement.fr.ts'
export const words: typeof import('./words.en.ts').words = [converting, convertingByText, crossingOver, personaReplacement]
