/**
 * Where the two editions differ: what the current rulebook says, and what the rulings of August 2001 say of the same thing.
 * Where the rulebook's rule stands in both editions, the one of 2001 narrows or widens it.
 */

import type { RuleId } from '../keys.ts'

export interface Counterparts {
  ar: readonly RuleId[]
  crd: readonly RuleId[]
}

export const counterparts: readonly Counterparts[] = [
  // Creatures and attacks.
  { ar: ['ATK-003', 'ATK-024'], crd: ['ATK-077'] },
  { ar: ['ATK-015'], crd: ['ATK-078', 'ATK-087'] },
  { ar: ['ATK-057'], crd: ['ATK-080', 'ATK-082'] },
  { ar: ['ATK-041'], crd: ['ATK-088'] },
  { ar: ['ATK-006', 'ATK-045', 'ATK-047'], crd: ['ATK-089'] },
  { ar: ['ATK-048'], crd: ['ATK-086'] },
  { ar: ['ATK-052'], crd: ['ATK-090'] },
  { ar: ['ATK-066', 'ATK-201'], crd: ['ATK-092'] },
  // Battle.
  { ar: ['BAT-051'], crd: ['BAT-214'] },
  { ar: ['BAT-073', 'BAT-074'], crd: ['BAT-184'] },
  { ar: ['BAT-134'], crd: ['BAT-193'] },
  { ar: ['BAT-161'], crd: ['BAT-192'] },
  // Deploying and personas.
  { ar: ['DEP-030'], crd: ['DEP-182'] },
  { ar: ['DEP-033'], crd: ['DEP-185'] },
  { ar: ['DEP-076', 'DEP-082'], crd: ['DEP-077'] },
  { ar: ['DEP-092'], crd: ['DEP-093'] },
  { ar: ['DEP-136', 'DEP-144'], crd: ['DEP-104'] },
  { ar: ['DEP-110'], crd: ['DEP-111'] },
  { ar: ['DEP-118'], crd: ['DEP-119'] },
  { ar: ['DEP-149'], crd: ['DEP-150'] },
  { ar: ['TRM-359'], crd: ['DEP-216'] },
  // The start of the game.
  { ar: ['TRN-002', 'TRN-010'], crd: ['DEP-230'] },
  { ar: ['TRN-018', 'TRN-019'], crd: ['DEP-221'] },
  // Searching.
  { ar: ['KRN-083'], crd: ['TRM-398'] },
  // Movement.
  { ar: ['MOV-065'], crd: ['TRM-230'] },
  { ar: ['MOV-077'], crd: ['TRM-241'] },
  { ar: ['MOV-091'], crd: ['TRM-249'] },
  { ar: ['MOV-119'], crd: ['MOV-208'] },
  { ar: ['MOV-123'], crd: ['MOV-209'] },
  { ar: ['MOV-132'], crd: ['MOV-210'] },
  { ar: ['MOV-134'], crd: ['MOV-211'] },
  { ar: ['MOV-162'], crd: ['MOV-212'] },
  { ar: ['MOV-179'], crd: ['TRM-194'] },
  { ar: ['MOV-180'], crd: ['TRM-195'] },
]

/** What stands beside a rule in the two editions; none where both say the same, or one of them nothing. */
export const counterpartsOf = (rule: string): readonly Counterparts[] =>
  counterparts.filter(({ ar, crd }) => [...ar, ...crd].some((id) => id === rule))
