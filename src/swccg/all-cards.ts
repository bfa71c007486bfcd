/** Brings all cards into play. The engine itself comes with those that a newcomer meets first. */

import { pool } from './cards/index.ts'
import { register } from './model/pool.ts'

register(pool)

export { pool }
