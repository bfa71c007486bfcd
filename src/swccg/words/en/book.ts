import type { Book } from '../book.ts'
import { say, sayFacts, sayMissing } from './abilities.ts'
import { log } from './log.ts'
import { prompts } from './prompts.ts'
import { reasons } from './reasons.ts'

/** The English phrase book. */
export const book: Book = {
  reasons,
  log,
  prompts,
  grammar: {
    isOne: (count) => count === 1,
    after: (said, word) =>
      /(^|\s)a $/i.test(said) && /^[aeio]/i.test(word) ? `${said.trimEnd()}n ${word}` : said + word,
  },
  decimal: '.',
  say,
  sayFacts,
  sayMissing,
}
