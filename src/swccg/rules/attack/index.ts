/** The rules of attacks, by creatures and on them. */

import { rules as attack } from './attack.ts'
import { rules as caused } from './caused.ts'
import { rules as defeat } from './defeat.ts'
import { rules as duties } from './duties.ts'
import { rules as eachOther } from './each-other.ts'
import { rules as ending } from './ending.ts'
import { rules as feeding } from './feeding.ts'
import { rules as initiation } from './initiation.ts'
import { rules as parasites } from './parasites.ts'
import { rules as power } from './power.ts'
import { rules as settled } from './settled.ts'
import { rules as targets } from './targets.ts'
import { rules as weapons } from './weapons.ts'

export const rules = [
  ...initiation,
  ...targets,
  ...attack,
  ...power,
  ...defeat,
  ...ending,
  ...parasites,
  ...eachOther,
  ...duties,
  ...caused,
  ...feeding,
  ...settled,
  ...weapons,
]
