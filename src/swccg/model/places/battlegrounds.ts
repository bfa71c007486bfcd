/** Battlegrounds: where both players have Force icons, and what is none all the same. (battleground) */

import { facts, plain } from '../cards/pool.ts'
import { cardsOn } from '../table.ts'
import { readings } from '../texts/readings.ts'
import type { CardId, Position } from '../types.ts'
import { shieldOver } from './energy-shield.ts'
import { isHolosite, isPartOf } from './locations.ts'

/** Locations that are no battlegrounds, as long as the card that is named lies there. (TRM-027, TRM-029) */
const noBattlegrounds: ReadonlyMap<string, { while?: string }> = new Map([
  ['coruscant: galactic senate', {}],
  ["jabba's palace: audience chamber", { while: 'bo shuda' }],
])

/** Is this one of the locations that are named as no battlegrounds, whatever icons they have? If so, under which card. */
export function namedNoBattleground(p: Position, location: CardId): { under?: CardId } | null {
  const found = noBattlegrounds.get(plain(facts(p, location).title))
  if (!found) return null
  if (found.while === undefined) return {}
  const under = cardsOn(p, location).find((card) => plain(facts(p, card).title) === found.while)
  return under === undefined ? null : { under }
}

/** Both players have a Force icon there, printed or by texts, and it is neither on Dagobah nor shielded, and no holosite. (TRN-059, TRM-026) */
export const isBattleground = (p: Position, location: CardId): boolean =>
  !isPartOf(p, location, 'Dagobah') &&
  !isHolosite(p, location) &&
  namedNoBattleground(p, location) === null &&
  shieldOver(p, location) === null &&
  readings.icons(p, 'light', location) > 0 &&
  readings.icons(p, 'dark', location) > 0
