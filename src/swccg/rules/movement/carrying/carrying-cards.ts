/** What is on a card or aboard it moves along. (Movement - Carrying Cards) */

import { cardsAboard, cardsOn } from '../../../model/table.ts'
import { cannotMove } from '../../../model/texts/texts.ts'
import type { CardId, Position } from '../../../model/types.ts'
import { changes, permits, underHeading } from '../../shared/rulebook.ts'
import type { MoveKind } from '../move.ts'

export const rules = [
  ...underHeading('Movement - Carrying Cards', {
    'MOV-151': { same: ['TRM-052', 'TRM-198'], ...changes },
    'MOV-152': { same: ['MOV-009', 'MOV-141'], ...permits },
    'MOV-154': permits,
  }),
  ...underHeading('Movement - Cannot Move', { 'MOV-148': { same: ['TRM-042'], ...permits } }),
]

/** Those of the cards that carry something. */
export const carriers = (p: Position, cards: readonly CardId[]): CardId[] =>
  cards.filter((card) => cardsAboard(p, card).length + cardsOn(p, card).length > 0)

/** What is carried comes along, also what could not move by itself. (MOV-148, MOV-151, MOV-152) */
export function citesOfCarrying(p: Position, ships: readonly CardId[], { using }: MoveKind): string[] {
  const held = ships.some((ship) => cardsAboard(p, ship).some((card) => cannotMove(p, card)))
  return [
    ...(ships.length > 0 && using !== 'dock' ? ['MOV-151', 'MOV-152'] : []),
    ...(held ? ['MOV-148'] : []),
  ]
}
