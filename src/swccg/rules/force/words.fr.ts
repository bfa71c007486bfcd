/** What this chapter says in French, a file for each heading. */

import { lifeForce } from './life-force.fr.ts'
import { losingForce } from './losing-force.fr.ts'
import { reCirculation } from './re-circulation.fr.ts'
export const words: typeof import('./words.en.ts').words = [lifeForce, losingForce, reCirculation]
