/** What all chapters say in English, a file for each heading. */

import { words as actions } from './actions/words.en.ts'
import { words as attacks } from './attacks/words.en.ts'
import { words as battle } from './battle/words.en.ts'
import { words as captives } from './captives/words.en.ts'
import { words as control } from './control/words.en.ts'
import { words as deploy } from './deploy/words.en.ts'
import { words as destiny } from './destiny/words.en.ts'
import { words as force } from './force/words.en.ts'
import { words as gameText } from './game-text/words.en.ts'
import { words as ground } from './ground/words.en.ts'
import { words as leavingTable } from './leaving-table/words.en.ts'
import { words as movement } from './movement/words.en.ts'
import { words as persona } from './persona/words.en.ts'
import { words as piles } from './piles/words.en.ts'
import { words as react } from './react/words.en.ts'
import { words as start } from './start/words.en.ts'
import { words as stealing } from './stealing/words.en.ts'
import { words as terms } from './terms/words.en.ts'
import { words as turn } from './turn/words.en.ts'
import { words as values } from './values/words.en.ts'
import { words as weapons } from './weapons/words.en.ts'

export const chapters = [
  ...actions,
  ...attacks,
  ...battle,
  ...captives,
  ...control,
  ...deploy,
  ...destiny,
  ...force,
  ...gameText,
  ...ground,
  ...leavingTable,
  ...movement,
  ...persona,
  ...piles,
  ...react,
  ...start,
  ...stealing,
  ...terms,
  ...turn,
  ...values,
  ...weapons,
] as const
