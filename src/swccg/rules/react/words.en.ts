/** What this chapter says in English, a file for each heading. */

import { react } from './react.en.ts'

export const words = [react] as const
