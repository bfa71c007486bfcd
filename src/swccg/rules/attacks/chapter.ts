/** The rules of attacks, by creatures and on them. */

import { rules as weapons } from '../weapons/weapons-in-attacks.ts'
import { rules as attack } from './attack.ts'
import { rules as settled } from './attack-over.ts'
import { rules as eachOther } from './creatures-attacking-each-other.ts'
import { rules as defeat } from './defeated.ts'
import { rules as ending } from './end-of-attack.ts'
import { rules as feeding } from './feeding.ts'
import { rules as power } from './ferocity.ts'
import { rules as initiation } from './initiation.ts'
import { rules as duties } from './mandatory-attacks.ts'
import { rules as caused } from './outside-battle-phase.ts'
import { rules as parasites } from './parasites.ts'
import { rules as targets } from './targets.ts'

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
