/** The pool: every card that the game knows, by set and number. A card stands in a file of its own (`files.ts`). */

export { pool } from './files.ts'
export { type KindOfCard, listed } from './listed.ts'
