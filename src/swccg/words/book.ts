/** What a phrase book holds: the same in every language. */

import type { Ability } from '../abilities/types.ts'
import type { CardFacts } from '../model/types.ts'
import type { log } from './en/log.ts'
import type { prompts } from './en/prompts.ts'
import type { reasons } from './en/reasons.ts'
import type { Grammar } from './phrases.ts'

export interface RuleWords {
  title: string
  text: string
}

export interface Book {
  reasons: Record<keyof typeof reasons, string>
  log: Record<keyof typeof log, string>
  prompts: typeof prompts
  grammar: Grammar
  decimal: string
  say(text: Ability, card: CardFacts): string
  sayFacts(card: CardFacts): string[]
  sayMissing(missing: string): string
}
