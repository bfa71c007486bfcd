/** The ruleset comes with all cards: this brings it where only the cards are wanted. */

import './ruleset.ts'

export { pool } from './cards/index.ts'
