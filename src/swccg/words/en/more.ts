import { say, sayFacts, sayMissing } from '../../abilities/card.en.ts'
import type { MoreBook } from '../book.ts'
import { log } from './log.ts'
import { questions } from './questions.ts'
import { reasons } from './reasons.ts'

/** The English phrase book of a whole game. */
export const book: MoreBook = { reasons, log, questions, say, sayFacts, sayMissing }
