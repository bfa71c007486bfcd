/** What this chapter says in English, a file for each heading. */

import { stealing } from './stealing.en.ts'

export const words = [stealing] as const
