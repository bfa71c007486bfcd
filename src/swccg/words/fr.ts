/** All that the engine says in French. */

import { say, sayFacts, sayMissing } from '../abilities/card.fr.ts'
import { trait } from '../abilities/traits.fr.ts'
import { chapters } from '../rules/words.fr.ts'
import { type Book, gathered } from './book.ts'
import { common } from './common.fr.ts'

/** 'de Executor' becomes 'd’Executor', 'que une carte' 'qu’une carte'. */
const elided = /(^|[\s’])(d|qu|l|n|s)e $/i
const vowel = /^[aeiouàâéèêîôû]/i

export const book: Book = {
  ...gathered(chapters),
  common,
  grammar: {
    isOne: (count) => Math.abs(count) < 2,
    after: (said, word) =>
      elided.test(said) && vowel.test(word) ? `${said.slice(0, -2)}’${word}` : said + word,
  },
  decimal: ',',
  say,
  sayFacts,
  sayMissing,
  trait,
}
