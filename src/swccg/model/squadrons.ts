/** Squadrons: one card and one starship, and three of whatever class they are of. (starship - squadron class) */

import { asList } from '../../kernel/index.ts'
import type { Filter } from '../abilities/types.ts'
import { isSquadron } from './crew.ts'
import type { CardId, Position } from './types.ts'

/** The word by which a text asks for squadrons themselves. */
const itself = 'squadron'

/** Does a text ask for ships by their class: 'a TIE', 'an X-wing'? A squadron is meant by that only as one of three such ships. */
const asksForClass = ({ is, anyOf = [], and }: Filter): boolean =>
  asList(is).some((word) => word.toLowerCase() !== itself) ||
  (and !== undefined && asksForClass(and)) ||
  (anyOf.some(asksForClass) && !anyOf.some(({ subtype }) => asList(subtype).includes(itself)))

/** How many of what a text asks for a card is. (TRM-460, TRM-462, TRM-463) */
export const countsAs = (p: Position, card: CardId, filter: Filter | undefined): number =>
  filter !== undefined && isSquadron(p, card) && asksForClass(filter) ? 3 : 1

/** The most ships that can be made up of these cards, and no more than so many. */
export function mostShips(
  p: Position,
  cards: readonly CardId[],
  filter: Filter | undefined,
  most: number,
): number {
  const squadrons = cards.filter((card) => countsAs(p, card, filter) > 1).length
  const ships = cards.length - squadrons
  let best = Math.min(ships, most)
  for (let n = 1; n <= squadrons && 3 * n <= most; n++)
    best = Math.max(best, 3 * n + Math.min(ships, most - 3 * n))
  return best
}

/** How many of what a text asks for these cards are together. */
export const countOfShips = (p: Position, cards: readonly CardId[], filter: Filter | undefined): number =>
  cards.reduce((sum, card) => sum + countsAs(p, card, filter), 0)
