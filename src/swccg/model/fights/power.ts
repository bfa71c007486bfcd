/** What each side could bring to a battle at a location, and where it comes from. */

import { cardOf } from '../cards/card-of.ts'
import { facts } from '../cards/pool.ts'
import { isCrewed, isUndercover } from '../crew.ts'
import { isPresentAt } from '../places/presence.ts'
import { cardsAt, isActive, withCargo } from '../table.ts'
import type { CardId, Player, Position } from '../types.ts'
import { powerOf } from '../values.ts'

export interface PowerPart {
  card: CardId
  power: number
  /** Why it adds nothing, where that is not its own number. */
  idle?: 'enclosed' | 'unmanned'
}

/**
 * Every card of a player at a location that has power, with what it adds to the total there: nothing where it is shut in
 * aboard something, or is a starship or vehicle that nobody pilots. (BAT-077, BAT-078, TRM-313)
 */
export function powersAt(p: Position, player: Player, location: CardId): PowerPart[] {
  return cardsAt(p, location)
    .flatMap((card) => withCargo(p, card))
    .filter((card) => cardOf(p, card).owner === player && isActive(p, card) && !isUndercover(p, card))
    .filter((card) => facts(p, card).power !== undefined)
    .map((card) => {
      if (!isPresentAt(p, card, location)) return { card, power: 0, idle: 'enclosed' }
      const { type } = facts(p, card)
      if ((type === 'starship' || type === 'vehicle') && !isCrewed(p, card))
        return { card, power: 0, idle: 'unmanned' }
      return { card, power: powerOf(p, card) }
    })
}

export const totalPower = (parts: readonly PowerPart[]): number =>
  parts.reduce((sum, { power }) => sum + power, 0)
