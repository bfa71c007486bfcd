/** What this chapter says in French, a file for each heading. */

import { moving } from './moving.fr.ts'
import { react } from './react.fr.ts'
export const words: typeof import('./words.en.ts').words = [moving, react]
