import type { Book } from '../book.ts'
import { movementReasons } from './movement-reasons.ts'
import { prompts } from './prompts.ts'
import { tableReasons } from './table-reasons.ts'

/** The English phrase book. */
export const book: Book = {
  reasons: { ...tableReasons, ...movementReasons },
  prompts,
  grammar: {
    isOne: (count) => count === 1,
    after: (said, word) =>
      /(^|\s)a $/i.test(said) && /^[aeio]/i.test(word) ? `${said.trimEnd()}n ${word}` : said + word,
  },
  decimal: '.',
}
