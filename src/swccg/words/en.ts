// Written by `npm run words`: change the files that it lists, not this list.
import { say, sayFacts, sayMissing } from '../abilities/card/card.en.ts'
import { decimal, grammar } from '../abilities/grammar.en.ts'
import { trait } from '../abilities/traits/traits.en.ts'
import { chapters } from '../rules/words.en.ts'
import { type Book, gathered } from './book.ts'
import { common } from './common.en.ts'
export const book: Book = {
  ...gathered(chapters),
  common,
  grammar,
  decimal,
  say,
  sayFacts,
  sayMissing,
  trait,
}
