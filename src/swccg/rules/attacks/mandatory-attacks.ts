/** Attacks that creatures must make: at the end of the battle phase those that are still due happen by themselves. */

import { isCreature } from '../../model/crew.ts'
import { isOnTable } from '../../model/table.ts'
import type { CardId, Position } from '../../model/types.ts'
import type { Triggered } from '../../model/under-way.ts'
import { optionId } from '../ground/option.ts'
import type { ProcedureOf } from '../ground/procedure.ts'
import { changes, underHeading } from '../ground/rulebook.ts'
import { beginCreaturesAttack, mustAttack } from './initiation.ts'

export const rules = [
  ...underHeading('Attacks - Example 1', { 'ATK-026': changes }),
  ...underHeading('Mandatory Actions', { 'KRN-120': changes }),
]

/** The attacks that are due as the battle phase ends. (ATK-024, ATK-026, ATK-077, KRN-119) */
export const attacksDue = (p: Position): Triggered[] =>
  p.cards
    .filter(({ id }) => isOnTable(p, id) && isCreature(p, id) && mustAttack(p, id))
    .map(({ id: creature }) => ({
      id: optionId('attack', creature),
      frame: { does: 'must attack', step: 0, creature },
    }))

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
