/** What this chapter says in French, a file for each heading. */

import { cost } from './cost.fr.ts'
import { firing } from './firing.fr.ts'
import { firingByText } from './firing-by-text.fr.ts'
import { hits } from './hits.fr.ts'
import { howOften } from './how-often.fr.ts'
import { procedure } from './procedure.fr.ts'
import { targets } from './targets.fr.ts'
import { weaponsInAttacks } from './weapons-in-attacks.fr.ts'
import { whoCanFire } from './who-can-fire.fr.ts'
export const words: typeof import('./words.en.ts').words = [cost, firing, firingByText, hits, howOften, procedure, targets, weaponsInAttacks, whoCanFire]
