/** What this chapter says in French, a file for each heading. */

import { activate } from './activate.fr.ts'
import { draw } from './draw.fr.ts'
import { startAndEndOfTurn } from './start-and-end-of-turn.fr.ts'
import { turn } from './turn.fr.ts'
export const words: typeof import('./words.en.ts').words = [activate, draw, startAndEndOfTurn, turn]
