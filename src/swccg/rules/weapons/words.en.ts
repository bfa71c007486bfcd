/** What this chapter says in English, a file for each heading. */

import { cost } from './cost.en.ts'
import { firing } from './firing.en.ts'
import { firingByText } from './firing-by-text.en.ts'
import { hits } from './hits.en.ts'
import { howOften } from './how-often.en.ts'
import { procedure } from './procedure.en.ts'
import { targets } from './targets.en.ts'
import { weaponsInAttacks } from './weapons-in-attacks.en.ts'
import { whoCanFire } from './who-can-fire.en.ts'

export const words = [cost, firing, firingByText, hits, howOften, procedure, targets, weaponsInAttacks, whoCanFire] as const
