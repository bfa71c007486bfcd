/** What this chapter says in French, a file for each heading. */

import { lifeForce } from './life-force.fr.ts'
import { losingForce } from './losing-force.fr.ts'
import { reCirculation } from './re-circulation.fr.ts'
import type { words as en } from './words.en.ts'

export const words: typeof en = [lifeForce, losingForce, reCirculation]
