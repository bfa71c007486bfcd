/** What this chapter says in French, a file for each heading. */

import { captives } from './captives.fr.ts'
import { capturing } from './capturing.fr.ts'
import { releasing } from './releasing.fr.ts'
export const words: typeof import('./words.en.ts').words = [capturing, captives, releasing]
