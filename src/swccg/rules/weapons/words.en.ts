/** What this chapter says in English, a file for each heading. */

import { firing } from './firing/firing.en.ts'
import { firingByText } from './firing/firing-by-text.en.ts'
import { cost } from './firing/firing-cost.en.ts'
import { procedure } from './firing/firing-procedure.en.ts'
import { howOften } from './firing/how-often.en.ts'
import { whoCanFire } from './firing/who-can-fire.en.ts'
import { hits } from './hits.en.ts'
import { targets } from './weapon-targets.en.ts'
import { weaponsInAttacks } from './weapons-in-attacks.en.ts'

export const words = [cost, firing, firingByText, hits, howOften, procedure, targets, weaponsInAttacks, whoCanFire] as const
