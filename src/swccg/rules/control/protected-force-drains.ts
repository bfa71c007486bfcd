/** Force drains that the opponent may not cancel. (Force Drains May Not Be Modified Or Canceled By Opponent) */

import type { Reason } from '../../../kernel/index.ts'
import type { CardId, Position } from '../../model/types.ts'
import type { Event } from '../../model/under-way.ts'
import { no } from '../ground/reasons.ts'
import { changes, permits, underHeading } from '../ground/rulebook.ts'
import { protecting } from './force-drain-amount.ts'

export const rules = [
  ...underHeading('Force Drains And Modifiers Example 2', { 'CTL-026': permits }),
  ...underHeading('Force Drain Modifier', { 'CTL-016': permits }),
  ...underHeading('Force Drains May Not Be Modified Or Canceled By Opponent', {
    'CTL-019': changes,
    'CTL-020': permits,
    'CTL-021': {},
    'CTL-022': changes,
    'CTL-023': permits,
    'CTL-024': permits,
  }),
]

/** Why a card may not cancel the Force drain that has just been initiated. (CTL-021) */
export function* notCancelable(p: Position, event: Event | null, card: CardId): Generator<Reason> {
  if (event?.is !== 'Force drain initiated' || p.cards[card]!.owner === event.performer) return
  const at = event.at!
  const by = protecting(p, event.performer, at, 'canceled')
  if (by !== null) yield no('CTL-021', { card, at, by })
}
