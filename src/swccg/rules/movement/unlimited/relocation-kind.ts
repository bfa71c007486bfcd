/** Relocation between locations as a kind of move. */

import { applies } from '../../shared/observing.ts'
import { refusal } from '../../shared/reasons.ts'
import { arOnly, changes, crdOnly, permits, underHeading } from '../../shared/rulebook.ts'
import { atAGlance } from '../at-a-glance.ts'
import type { BasePrice, MoveKind } from '../move.ts'

export const rules = underHeading('Unlimited - Relocating Cards Between Locations', {
  'MOV-136': { same: ['TRM-284'], ...permits },
  'MOV-145': { ...arOnly, ...changes },
  'MOV-216': { ...crdOnly, ...changes },
})

/** A relocation at a price, as a kind of move. It is not chosen as a move: a text brings it about. */
export const relocationFor = (price: BasePrice, regular: boolean): MoveKind<'relocation'> => ({
  using: 'relocation',
  class: regular ? 'regular' : atAGlance.relocation.class,
  phases: [],
  byText: true,
  timeRule: 'MOV-136',
  concerns: () => false,
  attempts: () => [],
  together: () => true,
  *judge({ card }) {
    applies('MOV-136', 'MOV-137', ...(regular ? ['MOV-102'] : []))
    yield refusal('MOV-136', { card }, 'no text')
  },
  price: () => price,
  needsCrew: () => false,
})

/** The kind, for naming and explaining: no player moves a card so without a text. */
export const relocation = relocationFor({ force: 'free', rules: [] }, false)
