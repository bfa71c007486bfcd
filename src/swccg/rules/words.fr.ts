/** What all chapters say in French, a file for each heading. */

import { words as actions } from './actions/words.fr.ts'
import { words as attacks } from './attacks/words.fr.ts'
import { words as battle } from './battle/words.fr.ts'
import { words as captives } from './captives/words.fr.ts'
import { words as control } from './control/words.fr.ts'
import { words as deploy } from './deploy/words.fr.ts'
import { words as destiny } from './destiny/words.fr.ts'
import { words as force } from './force/words.fr.ts'
import { words as gameText } from './game-text/words.fr.ts'
import { words as ground } from './ground/words.fr.ts'
import { words as leavingTable } from './leaving-table/words.fr.ts'
import { words as movement } from './movement/words.fr.ts'
import { words as persona } from './persona/words.fr.ts'
import { words as piles } from './piles/words.fr.ts'
import { words as react } from './react/words.fr.ts'
import { words as start } from './start/words.fr.ts'
import { words as stealing } from './stealing/words.fr.ts'
import { words as terms } from './terms/words.fr.ts'
import { words as turn } from './turn/words.fr.ts'
import { words as values } from './values/words.fr.ts'
import { words as weapons } from './weapons/words.fr.ts'
import type { chapters as en } from './words.en.ts'

export const chapters: typeof en = [
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
]
