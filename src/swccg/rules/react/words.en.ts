/** What this chapter says in English, a file for each heading. */

import { moving } from './moving.en.ts'
import { react } from './react.en.ts'

export const words = [moving, react] as const
