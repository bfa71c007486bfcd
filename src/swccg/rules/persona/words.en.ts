/** What this chapter says in English, a file for each heading. */

import { converting } from './converting.en.ts'
import { convertingByText } from './converting-by-text.en.ts'
import { crossingOver } from './crossing-over.en.ts'
import { personaReplacement } from './persona-replacement.en.ts'

export const words = [converting, convertingByText, crossingOver, personaReplacement] as const
