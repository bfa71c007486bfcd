/** Brings the cards of all sets into play. The engine itself comes with Premiere. */

import { pool } from './cards/index.ts'
import { register } from './model/pool.ts'

register(pool)

export { pool }
