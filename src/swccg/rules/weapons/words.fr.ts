/** What this chapter says in French, a file for each heading. */

import { firing } from './firing/firing.fr.ts'
import { firingByText } from './firing/firing-by-text.fr.ts'
import { cost } from './firing/firing-cost.fr.ts'
import { procedure } from './firing/firing-procedure.fr.ts'
import { howOften } from './firing/how-often.fr.ts'
import { whoCanFire } from './firing/who-can-fire.fr.ts'
import { hits } from './hits.fr.ts'
import { targets } from './weapon-targets.fr.ts'
import { weaponsInAttacks } from './weapons-in-attacks.fr.ts'
export const words: typeof import('./words.en.ts').words = [cost, firing, firingByText, hits, howOften, procedure, targets, weaponsInAttacks, whoCanFire]
