/** What each side could bring to a battle at a location, and where it comes from. */

import {
  type CardId,
  cardsAt,
  facts,
  isActive,
  isCrewed,
  isPresentAt,
  isUndercover,
  type Player,
  type Position,
  powerOf,
  withCargo,
} from './engine.ts'

export interface PowerPart {
  card: CardId
  power: number
  /** Why it adds nothing, where that is not its own number. */
  idle?: 'enclosed' | 'unmanned'
}

/** Every card of a player at a location that has power, with what it adds to the total there. */
export function powersAt(p: Position, player: Player, location: CardId): PowerPart[] {
  return cardsAt(p, location)
    .flatMap((card) => withCargo(p, card))
    .filter((card) => p.cards[card]?.owner === player && isActive(p, card) && !isUndercover(p, card))
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
