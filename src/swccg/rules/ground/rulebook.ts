/** Every rule that the engine knows, by id, and which of them hold in an edition. Filled by ruleset.ts and whole-game.ts. */

import { type Declaration, declareRules, type Rule } from '../../../kernel/index.ts'
import { editions } from '../../model/basics.ts'
import type { Position } from '../../model/types.ts'

const rulebook = 'Advanced Rulebook'
const rulings = 'Rulings of August 2001'

/** For a rule that holds in one edition only. */
export const arOnly: Declaration = { in: ['ar'] }
export const crdOnly: Declaration = { in: ['crd'] }

/** Declares the rules of a heading of the Advanced Rulebook. */
export const underHeading = (heading: string, rules: Record<string, Declaration>): Rule[] =>
  declareRules(editions, [{ doc: rulebook, heading }], rules)

/** Declares rules that only the rulings of 2001 word. */
export const inRulings = (heading: string, rules: Record<string, Declaration>): Rule[] =>
  declareRules(editions, [{ doc: rulings, heading }], rules)

const known = new Map<string, Rule>()

export function knowRules(rules: readonly Rule[]): void {
  for (const rule of rules) {
    if (known.has(rule.id)) throw new Error(`rule ${rule.id} is declared twice`)
    known.set(rule.id, rule)
  }
}

export const allRules = (): Rule[] => [...known.values()].sort((a, b) => (a.id < b.id ? -1 : 1))

export const ruleOf = (id: string): Rule | undefined => known.get(id)

/** Does a rule hold in the edition that is played? Editions are data on the rule. */
export function holdsIn(p: Position, id: string): boolean {
  const rule = known.get(id)
  if (!rule) throw new Error(`rule ${id} is not declared`)
  return rule.editions.includes(p.edition)
}

/** The rules among these that hold in the edition that is played, each once. */
export const citing = (p: Position, ids: readonly string[]): string[] => [
  ...new Set(ids.filter((id) => holdsIn(p, id))),
]
