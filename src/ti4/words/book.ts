/** What a phrase book of this game holds: the same in every language. */

import type { Grammar } from '../../kernel/index.ts'
import type { log } from './en/log.ts'
import type { prompts } from './en/prompts.ts'
import type { reasons } from './en/reasons.ts'
import type { rules } from './en/rules.ts'

export interface RuleWords {
  title: string
  text: string
}

export interface Book {
  reasons: Record<keyof typeof reasons, string>
  log: Record<keyof typeof log, string>
  prompts: typeof prompts
  rules: Record<keyof typeof rules, RuleWords>
  /** What galaxies and lessons name themselves, where this language has another word for it; a number may follow. */
  names: Record<string, string>
  grammar: Grammar
}
