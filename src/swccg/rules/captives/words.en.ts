/** What this chapter says in English, a file for each heading. */

import { capturing } from './capturing.en.ts'
import { custody } from './custody.en.ts'
import { releasing } from './releasing.en.ts'

export const words = [capturing, custody, releasing] as const
