import type { Book } from '../book.ts'
import { movementReasons } from './movement-reasons.ts'
import { prompts } from './prompts.ts'
import { tableReasons } from './table-reasons.ts'

/** 'de Executor' becomes 'd’Executor', 'que une carte' 'qu’une carte'. */
const elided = /(^|[\s’])(d|qu|l|n|s)e $/i
const vowel = /^[aeiouàâéèêîôû]/i

/** Le livre français. */
export const book: Book = {
  reasons: { ...tableReasons, ...movementReasons },
  prompts,
  grammar: {
    isOne: (count) => Math.abs(count) < 2,
    after: (said, word) =>
      elided.test(said) && vowel.test(word) ? `${said.slice(0, -2)}’${word}` : said + word,
  },
  decimal: ',',
}
