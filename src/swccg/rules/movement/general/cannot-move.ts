/** What holds a card where it is. (Movement - Cannot Move) */

import type { Reason } from '../../../../kernel/index.ts'
import { immobilizing } from '../../../model/texts/texts.ts'
import type { CardId, Position } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { changes, permits, underHeading } from '../../shared/rulebook.ts'
import type { Attempt } from '../move.ts'

export const rules = [
  ...underHeading('Movement - Cannot Move', {
    'MOV-147': { same: ['TRM-041'] },
    'MOV-149': { same: ['TRM-043'], ...changes },
    'MOV-150': { same: ['TRM-044'] },
  }),
  ...underHeading('Movement - But May Move Elsewhere', { 'MOV-146': permits }),
]

/** A text holds this card where it is. (MOV-147, MOV-150) */
export function* heldFast(p: Position, card: CardId): Generator<Reason> {
  const held = immobilizing(p, card)
  if (!held) return
  yield held.source === card ? refusal('MOV-147', { card }) : refusal('MOV-147', { card, by: held.source })
  if (held.text.worded) yield refusal('MOV-150', { card, by: held.source })
}

/** The rest of a group goes without those who cannot move. */
export const citesOfStaying = ({ stay }: Attempt): string[] => (stay.length > 0 ? ['MOV-149'] : [])
