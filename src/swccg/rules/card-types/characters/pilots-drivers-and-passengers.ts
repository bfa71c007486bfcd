/** Who drives or pilots a vehicle or starship, and fires its weapons. (pilot; driver) */

import type { Reason } from '../../../../kernel/index.ts'
import type { CardId } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { changes, inRulings, permits } from '../../shared/rulebook.ts'

export const rules = [
  ...inRulings('pilot', { 'DEP-203': { same: ['TRM-314'], ...permits }, 'WPN-036': {}, 'TRM-315': permits }),
  ...inRulings('driver', { 'WPN-037': {}, 'TRM-122': permits }),
  ...inRulings('pilots', { 'TRM-314': changes }),
  ...inRulings('passengers', { 'TRM-304': { same: ['BAT-188', 'BAT-189'] } }),
  ...inRulings('pilots', { 'TRM-312': {} }),
]

/** A starship or combat vehicle fires its weapons with a pilot aboard. (WPN-036) */
export const unpiloted = (details: { card: CardId; ship: CardId }): Reason => refusal('WPN-036', details)

/** A transport vehicle fires its weapons with a driver aboard. (WPN-037) */
export const undriven = (details: { card: CardId; ship: CardId }): Reason => refusal('WPN-037', details)

/** Passengers are not forfeited before the card that they are in, while it takes part in the battle. (TRM-304) */
export const passengerStays = (details: { card: CardId; ship: CardId }): Reason => refusal('TRM-304', details)

/** Only a pilot has the seat of one. (TRM-312) */
export const noPilotForSeat = (details: { card: CardId; ship: CardId }): Reason => refusal('TRM-312', details)
