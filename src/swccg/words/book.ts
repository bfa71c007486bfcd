/** What a phrase book holds: the same in every language. */

import type { Grammar } from '../../kernel/index.ts'
import type { Ability } from '../abilities/types.ts'
import type { CardFacts } from '../model/types.ts'
import type { log } from './en/log.ts'
import type { movementReasons } from './en/movement-reasons.ts'
import type { prompts } from './en/prompts.ts'
import type { questions } from './en/questions.ts'
import type { reasons } from './en/reasons.ts'
import type { tableReasons } from './en/table-reasons.ts'

export interface RuleWords {
  title: string
  text: string
}

/** What the page comes with: what is said while a table is looked at and moves are judged. */
export interface Book {
  reasons: Record<keyof typeof tableReasons | keyof typeof movementReasons, string>
  prompts: typeof prompts
  grammar: Grammar
  decimal: string
}

/** What is said besides in a whole game, and on the faces of cards; fetched with it. */
export interface MoreBook {
  reasons: Record<keyof typeof reasons, string>
  log: Record<keyof typeof log, string>
  questions: typeof questions
  say(text: Ability, card: CardFacts): string
  sayFacts(card: CardFacts): string[]
  sayMissing(missing: string): string
}
