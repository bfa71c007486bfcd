import type { Book } from '../book.ts'
import { log } from './log.ts'
import { prompts } from './prompts.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'

/** The English phrase book. */
export const book: Book = {
  reasons,
  log,
  prompts,
  rules,
  names: {},
  grammar: { isOne: (count) => count === 1, after: (text, word) => text + word },
}
