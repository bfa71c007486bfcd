/** What this chapter says in French, a file for each heading. */

import { stealing } from './stealing.fr.ts'
export const words: typeof import('./words.en.ts').words = [stealing]
