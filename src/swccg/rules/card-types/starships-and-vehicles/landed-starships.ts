/** What a landed starship does not do. (starship - landed) */

import type { Reason } from '../../../../kernel/index.ts'
import type { Modifies } from '../../../abilities/modifies/modifies.ts'
import { isStarship, isStowed } from '../../../model/crew.ts'
import type { CardId, Position } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { changes, inRulings } from '../../shared/rulebook.ts'

export const rules = [
  ...inRulings('starship - landed', {
    'WPN-072': { same: ['TRM-451'] },
    'TRM-452': {},
    'TRM-454': { same: ['DEP-259'] },
    'TRM-455': changes,
  }),
]

/** A landed starship fires no weapon. (WPN-072) */
export const landedFiresNothing = (details: { card: CardId; ship: CardId }): Reason =>
  refusal('WPN-072', details)

/** One in a cargo bay fires none either. (WPN-072) */
export const stowedFiresNothing = (details: { card: CardId; ship: CardId }): Reason =>
  refusal('WPN-072', details, 'in a cargo bay')

/** Its text does not work while it is landed. (TRM-454) */
export const landedTextIdle = (card: CardId): Reason => refusal('TRM-454', { card })

/** The numbers that only a ship that moves has any use of. */
const ofMoving: readonly Modifies['what'][] = ['maneuver', 'hyperspeed']

/** What makes a ship manoeuvre or fly faster asks for one that moves: no landed one does. (TRM-452) */
export function* standsStill(p: Position, { what }: Modifies, card: CardId, by: CardId): Generator<Reason> {
  if (ofMoving.includes(what) && isStarship(p, card) && isStowed(p, card))
    yield refusal('TRM-452', { card, by })
}
