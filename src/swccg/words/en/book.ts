import type { Book } from '../book.ts'
import { say, sayFacts, sayMissing } from './abilities.ts'
import { actionRules } from './action-rules.ts'
import { log } from './log.ts'
import { movementRules } from './movement-rules.ts'
import { ownRules } from './own-rules.ts'
import { prompts } from './prompts.ts'
import { reasons } from './reasons.ts'
import { termsRules } from './terms-rules.ts'

/** The English phrase book. */
export const english: Book = {
  reasons,
  log,
  prompts,
  rules: { ...movementRules, ...termsRules, ...ownRules, ...actionRules },
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
