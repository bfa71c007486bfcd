/** What this chapter says in English, a file for each heading. */

import { activate } from './activate.en.ts'
import { draw } from './draw.en.ts'
import { startAndEndOfTurn } from './start-and-end-of-turn.en.ts'
import { turn } from './turn.en.ts'

export const words = [activate, draw, startAndEndOfTurn, turn] as const
