/** What this chapter says in French, a file for each heading. */

import { react } from './react.fr.ts'
import { moving } from './reacting-by-moving.fr.ts'
export const words: typeof import('./words.en.ts').words = [moving, react]
