/** What creatures have to do within a phase, and do by themselves at its end where it has not been done. (Mandatory Actions) */

import { creatures } from '../../model/fights/attack.ts'
import type { CardId, Position } from '../../model/types.ts'
import type { Triggered } from '../../model/under-way.ts'
import { optionId } from '../shared/actions/option.ts'
import type { ProcedureOf } from '../shared/procedure.ts'
import { changes, underHeading } from '../shared/rulebook.ts'
import { beginCreaturesAttack, mustAttack } from './attack-initiation.ts'
import { squeezesDue } from './creatures/parasites.ts'

export const rules = [
  ...underHeading('Attacks - Example 1', { 'ATK-026': changes }),
  ...underHeading('Mandatory Actions', { 'KRN-120': changes }),
]

/** What is still due as the phase ends: attacks, or what parasites do to their hosts. (ATK-024, ATK-026, ATK-077, KRN-119) */
export function creatureDuties(p: Position): Triggered[] {
  if (p.turn.phase === 'move') return squeezesDue(p)
  if (p.turn.phase !== 'battle') return []
  return creatures(p)
    .filter((creature) => mustAttack(p, creature))
    .map((creature) => ({
      id: optionId('attack', creature),
      frame: { does: 'must attack', creature },
    }))
}

declare module '../../model/under-way.ts' {
  interface Frames {
    'must attack': { creature: CardId }
  }
}

/** What its player has not done comes as an automatic action, and does not open the phase again. (KRN-119, KRN-120) */
export const attackAfterAll: ProcedureOf<'must attack'> = {
  run(change, { creature }) {
    change.pop()
    beginCreaturesAttack(change, creature, { cites: ['ATK-026', 'KRN-119', 'KRN-120'] })
  },
}
