import type { Book } from '../book.ts'
import { log } from './log.ts'
import { names } from './names.ts'
import { prompts } from './prompts.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'

/** Le livre français. */
export const book: Book = {
  reasons,
  log,
  prompts,
  rules,
  names,
  grammar: { isOne: (count) => Math.abs(count) < 2, after: (text, word) => text + word },
}
