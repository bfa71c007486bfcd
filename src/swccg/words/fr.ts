// Written by `npm run words`: change the files that it lists, not this list.
import { say, sayFacts, sayMissing } from '../abilities/card/card.fr.ts'
import { decimal, grammar } from '../abilities/grammar.fr.ts'
import { trait } from '../abilities/traits/traits.fr.ts'
import { chapters } from '../rules/words.fr.ts'
import { type Book, gathered } from './book.ts'
import { common } from './common.fr.ts'
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
