/** Every rule of this game that the engine knows. */

import { type Declaration, declareRules, type Rule } from '../../kernel/index.ts'

/** The one edition of the game that is played. */
const editions = ['ti4'] as const

/** For a rule that changes a number or what happens, and for one that merely permits or defines; others forbid. */
export const changes: Declaration = { kind: 'changes' }
export const permits: Declaration = { kind: 'permits' }

/** Declares the rules of a heading of the rules reference. */
export const underHeading = (heading: string, rules: Record<string, Declaration>): Rule[] =>
  declareRules(editions, [{ doc: 'Twilight Imperium Rules Reference', heading }], rules)
