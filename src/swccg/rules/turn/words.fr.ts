/** What this chapter says in French, a file for each heading. */

import { activate } from './activate.fr.ts'
import { draw } from './draw.fr.ts'
import { startAndEndOfTurn } from './start-and-end-of-turn.fr.ts'
import { turn } from './turn.fr.ts'
import type { words as en } from './words.en.ts'

export const words: typeof en = [activate, draw, startAndEndOfTurn, turn]
