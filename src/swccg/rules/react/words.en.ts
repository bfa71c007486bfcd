/** What this chapter says in English, a file for each heading. */

import { react } from './react.en.ts'
import { moving } from './reacting-by-moving.en.ts'

export const words = [moving, react] as const
