import { say, sayFacts, sayMissing } from '../../abilities/card.fr.ts'
import type { MoreBook } from '../book.ts'
import { log } from './log.ts'
import { questions } from './questions.ts'
import { reasons } from './reasons.ts'

/** Le livre français d'une partie entière. */
export const book: MoreBook = { reasons, log, questions, say, sayFacts, sayMissing }
