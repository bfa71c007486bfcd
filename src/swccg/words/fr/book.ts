import type { Book } from '../book.ts'
import { say, sayFacts, sayMissing } from './abilities.ts'
import { log } from './log.ts'
import { prompts } from './prompts.ts'
import { reasons } from './reasons.ts'

/** 'de Executor' becomes 'd’Executor', 'que une carte' 'qu’une carte'. */
const elided = /(^|[\s’])(d|qu|l|n|s)e $/i
const vowel = /^[aeiouàâéèêîôû]/i

/** Le livre français. */
export const book: Book = {
  reasons,
  log,
  prompts,
  grammar: {
    isOne: (count) => Math.abs(count) < 2,
    after: (said, word) =>
      elided.test(said) && vowel.test(word) ? `${said.slice(0, -2)}’${word}` : said + word,
  },
  decimal: ',',
  say,
  sayFacts,
  sayMissing,
}
