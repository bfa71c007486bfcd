/** What this chapter says in English, a file for each heading. */

import { lifeForce } from './life-force.en.ts'
import { losingForce } from './losing-force.en.ts'
import { reCirculation } from './re-circulation.en.ts'

export const words = [lifeForce, losingForce, reCirculation] as const
