/** Every rule of this game that the engine knows. */

import { type Declaration, declareRules, type Rule } from '../../kernel/index.ts'

/** The one edition of the game that is played. */
const editions = ['ti4'] as const

/** Declares the rules of a heading of the rules reference. */
export const underHeading = (heading: string, rules: Record<string, Declaration>): Rule[] =>
  declareRules(editions, [{ doc: 'Twilight Imperium Rules Reference', heading }], rules)
