/** All that the engine says in English: what its chapters say, and the faces of cards. */

import { say, sayFacts, sayMissing } from '../abilities/card.en.ts'
import { trait } from '../abilities/traits.en.ts'
import { chapters } from '../rules/words.en.ts'
import { type Book, gathered } from './book.ts'
import { common } from './common.en.ts'

export const book: Book = {
  ...gathered(chapters),
  common,
  grammar: {
    isOne: (count) => count === 1,
    after: (said, word) =>
      /(^|\s)a $/i.test(said) && /^[aeio]/i.test(word) ? `${said.trimEnd()}n ${word}` : said + word,
  },
  decimal: '.',
  say,
  sayFacts,
  sayMissing,
  trait,
}
