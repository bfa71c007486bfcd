/** What this chapter says in English, a file for each heading. */

import { captives } from './captives.en.ts'
import { capturing } from './capturing.en.ts'
import { releasing } from './releasing.en.ts'

export const words = [capturing, captives, releasing] as const
